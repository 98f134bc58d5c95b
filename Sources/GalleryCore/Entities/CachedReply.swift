public import FoundationEssentials

/// Cached reply of a service: photos or names.
public struct CachedReply: Equatable, Sendable {
    public var photos: [Photo]
    /// Names, such as those of topics.
    public var words: [String]
    public var total: Int?
    public var hasMore: Bool
    public var date: Date

    public init(
        photos: [Photo] = [], words: [String] = [], total: Int? = nil, hasMore: Bool = false, date: Date
    ) {
        (self.photos, self.words, self.total) = (photos, words, total)
        (self.hasMore, self.date) = (hasMore, date)
    }
}
