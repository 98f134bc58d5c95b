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
        (self.path, self.bytes, self.favorites) = (path, bytes, favorites)
        (self.pictures, self.lines, self.searches) = (pictures, lines, searches)
        (self.isReadOnly, self.unreadable) = (isReadOnly, unreadable)
    }
}
