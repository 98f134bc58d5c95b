/// Size of a terminal cell in pixels.
public struct CellSize: Hashable, Sendable {
    public let width: Int
    public let height: Int

    /// 10 by 20, the cell of a VT340, which emulators report if they scale pictures themselves.
    public static let usual = CellSize()

    private init() { (width, height) = (10, 20) }

    /// Returns `nil` for implausible sizes, which some terminals report.
    public init?(width: Int, height: Int) {
        guard (3...200).contains(width), (5...400).contains(height) else { return nil }
        self.width = width
        self.height = height
    }
}
