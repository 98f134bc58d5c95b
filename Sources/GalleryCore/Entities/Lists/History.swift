public import FoundationEssentials

public struct HistoryLine: Equatable, Sendable {
    public let text: String
    /// Name of the screen on which the line was typed.
    public let screen: String

    public init(text: String, screen: String) {
        self.text = text
        self.screen = screen
    }
}

public struct HistoryCount: Equatable, Sendable {
    public let searches: Int
    public let lines: Int

    public init(searches: Int, lines: Int) {
        self.searches = searches
        self.lines = lines
    }
}

public struct RecentSearch: Equatable, Sendable {
    public let text: String
    public let resultCount: Int?
    public let date: Date

    public init(text: String, resultCount: Int?, date: Date) {
        self.text = text
        self.resultCount = resultCount
        self.date = date
    }
}
