public struct Viewport: Hashable, Sendable {
    /// Horizontal terminal pixels per picture pixel.
    public let scaleX: Double
    /// Vertical terminal pixels per picture pixel; differs from `scaleX` if terminal pixels are not square.
    public let scaleY: Double
    /// Horizontal center of the view, from 0 (left edge) to 1 (right edge).
    public let centerX: Double
    /// Vertical center of the view, from 0 (top edge) to 1 (bottom edge).
    public let centerY: Double

    public init(scaleX: Double, scaleY: Double, centerX: Double, centerY: Double) {
        self.scaleX = scaleX
        self.scaleY = scaleY
        self.centerX = centerX
        self.centerY = centerY
    }
}
