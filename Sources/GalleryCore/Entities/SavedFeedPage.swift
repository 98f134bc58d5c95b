public import FoundationEssentials

/// Page of the feed, cached for the next start.
public struct SavedFeedPage: Equatable, Sendable {
    public let photos: [Photo]
    public let date: Date

    public init(photos: [Photo], date: Date) {
        self.photos = photos
        self.date = date
    }
}
