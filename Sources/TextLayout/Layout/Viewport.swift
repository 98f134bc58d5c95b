/// How a picture that is larger than its box is looked at: at which scale, and which part of it.
public struct Viewport: Hashable, Sendable {
    /// Terminal pixels that a pixel of the picture takes from left to right; 1 is one to one.
    public let scaleX: Double
    /// The same from top to bottom; another number where terminal pixels are not square.
    public let scaleY: Double
    /// What stands in the middle of the box: 0 is the picture's left edge, 1 its right one.
    public let centerX: Double
    /// What stands in the middle of the box: 0 is the picture's upper edge, 1 its lower one.
    public let centerY: Double

    public init(scaleX: Double, scaleY: Double, centerX: Double, centerY: Double) {
        (self.scaleX, self.scaleY, self.centerX, self.centerY) = (scaleX, scaleY, centerX, centerY)
    }
}
