/// Resolution of pictures, in terminal pixels per cell. Half blocks have 1 by 2.
public struct PixelGrid: Hashable, Sendable {
    public let across: Int
    public let down: Int

    /// Defaults to half blocks; sides are at least 1.
    public init(across: Int = 1, down: Int = 2) {
        self.across = max(1, across)
        self.down = max(1, down)
    }
}
