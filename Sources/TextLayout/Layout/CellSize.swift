/// Size of a terminal cell in pixels.
public struct CellSize: Hashable, Sendable {
    public let width: Int
    public let height: Int

    /// 10 by 20, the cell size of a VT340, reported by emulators that scale pictures themselves.
    public static let usual = CellSize()

    private init() { (width, height) = (10, 20) }

    /// `nil` for implausible sizes, which some terminals report.
    public init?(width: Int, height: Int) {
        guard (3...200).contains(width), (5...400).contains(height) else { return nil }
        self.width = width
        self.height = height
    }
}
