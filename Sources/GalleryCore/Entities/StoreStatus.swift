/// What the database holds.
public struct StoreStatus: Equatable, Sendable {
    /// The file; nil while everything is in memory.
    public let path: String?
    /// Size of the file and of its write-ahead log in bytes; 0 in memory.
    public let bytes: Int
    public let favorites: Int
    /// Pictures kept with them.
    public let pictures: Int
    /// Command lines remembered.
    public let lines: Int
    public let searches: Int
    /// True when nothing can be written.
    public let isReadOnly: Bool
    /// Stored photos met in this session that could not be read and were left out.
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
