public import FoundationEssentials

/// A search made earlier.
public struct RecentSearch: Equatable, Sendable {
    /// The query as typed.
    public let text: String
    /// How many photos it found, when the service told.
    public let resultCount: Int?
    public let date: Date

    public init(text: String, resultCount: Int?, date: Date) {
        (self.text, self.resultCount, self.date) = (text, resultCount, date)
    }
}

/// A page of the feed kept for the next start.
public struct SavedFeedPage: Equatable, Sendable {
    /// The photos that stood on it.
    public let photos: [Photo]
    /// When they were fetched.
    public let date: Date

    public init(photos: [Photo], date: Date) {
        (self.photos, self.date) = (photos, date)
    }
}
