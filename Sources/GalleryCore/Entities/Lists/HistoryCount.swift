public struct HistoryCount: Equatable, Sendable {
    public let searches: Int
    public let lines: Int

    public init(searches: Int, lines: Int) {
        self.searches = searches
        self.lines = lines
    }
}
