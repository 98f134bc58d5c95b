public import FoundationEssentials

/// What a service answered: photos, or names.
public struct CachedReply: Equatable, Sendable {
    /// The photos, in the service's order.
    public var photos: [Photo]
    /// Names, such as those of topics.
    public var words: [String]
    /// How many there are in all, when the service told.
    public var total: Int?
    /// Whether a further page followed.
    public var hasMore: Bool
    /// When it came.
    public var date: Date

    public init(
        photos: [Photo] = [], words: [String] = [], total: Int? = nil, hasMore: Bool = false, date: Date
    ) {
        (self.photos, self.words, self.total) = (photos, words, total)
        (self.hasMore, self.date) = (hasMore, date)
    }
}
