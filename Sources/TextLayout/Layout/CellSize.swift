/// The size of a cell of the terminal, in pixels.
public struct CellSize: Hashable, Sendable {
    public let width: Int
    public let height: Int

    /// 10 by 20: what the VT340 has, and what emulators pretend to have when they scale pictures themselves.
    public static let usual = CellSize()

    private init() { (width, height) = (10, 20) }

    /// Nil when no letter would fit in or be that large: what terminals say is not always true.
    public init?(width: Int, height: Int) {
        guard (3...200).contains(width), (5...400).contains(height) else { return nil }
        (self.width, self.height) = (width, height)
    }
}
