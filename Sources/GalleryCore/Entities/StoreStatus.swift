public struct StoreStatus: Equatable, Sendable {
    /// `nil` for an in-memory database.
    public let path: String?
    /// Size with write-ahead log; 0 in memory.
    public let bytes: Int
    public let favorites: Int
    /// Pictures of favorites.
    public let pictures: Int
    public let lines: Int
    public let searches: Int
    public let isReadOnly: Bool
    /// Photos skipped as undecodable in this session.
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
