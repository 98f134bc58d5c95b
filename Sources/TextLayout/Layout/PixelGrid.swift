/// The pixels a terminal has as pictures are drawn on it: what "terminal pixel" means.
public struct PixelGrid: Hashable, Sendable {
    /// Pixels of a cell from left to right; 1 where pictures are drawn with half blocks.
    public let across: Int
    /// Pixels of a cell from top to bottom; 2 where pictures are drawn with half blocks.
    public let down: Int

    /// Half blocks unless told otherwise; sides are at least 1.
    public init(across: Int = 1, down: Int = 2) {
        self.across = max(1, across)
        self.down = max(1, down)
    }
}
