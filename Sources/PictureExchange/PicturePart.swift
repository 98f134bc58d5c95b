/// A rectangle of a picture's pixels, from the top left.
public struct PicturePart: Hashable, Sendable {
    /// Pixels left of it.
    public let x: UInt32
    /// Pixels above it.
    public let y: UInt32
    /// Pixels across, 1 to 16,384.
    public let width: UInt32
    /// Pixels down, 1 to 16,384.
    public let height: UInt32

    public init(x: UInt32, y: UInt32, width: UInt32, height: UInt32) {
        (self.x, self.y, self.width, self.height) = (x, y, width, height)
    }
}
