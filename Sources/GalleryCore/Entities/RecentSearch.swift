public import FoundationEssentials

public struct RecentSearch: Equatable, Sendable {
    public let text: String
    /// Total results, if reported.
    public let resultCount: Int?
    public let date: Date

    public init(text: String, resultCount: Int?, date: Date) {
        (self.text, self.resultCount, self.date) = (text, resultCount, date)
    }
}

/// Page of the feed, cached for the next start.
public struct SavedFeedPage: Equatable, Sendable {
    public let photos: [Photo]
    public let date: Date

    public init(photos: [Photo], date: Date) {
        (self.photos, self.date) = (photos, date)
    }
}
