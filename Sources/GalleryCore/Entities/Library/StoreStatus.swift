public struct StoreStatus: Equatable, Sendable {
    /// `nil` for an in-memory database.
    public let path: String?
    /// Size in bytes, including the write-ahead log; 0 for an in-memory database.
    public let bytes: Int
    public let favorites: Int
    /// Number of stored pictures of favorites and board photos.
    public let pictures: Int
    public let lines: Int
    public let searches: Int
    public let isReadOnly: Bool
    /// Number of unreadable rows skipped in this session.
    public let unreadable: Int

    public init(
        path: String?, bytes: Int, favorites: Int, pictures: Int, lines: Int, searches: Int, isReadOnly: Bool,
        unreadable: Int
    ) {
        self.path = path
        self.bytes = bytes
        self.favorites = favorites
        self.pictures = pictures
        self.lines = lines
        self.searches = searches
        self.isReadOnly = isReadOnly
        self.unreadable = unreadable
    }
}
