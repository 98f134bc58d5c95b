public import FoundationEssentials

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
