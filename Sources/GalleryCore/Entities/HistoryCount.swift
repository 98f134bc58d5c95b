/// How much of the history.
public struct HistoryCount: Equatable, Sendable {
    public let searches: Int
    /// Lines that were typed.
    public let lines: Int

    public init(searches: Int, lines: Int) {
        (self.searches, self.lines) = (searches, lines)
    }
}
