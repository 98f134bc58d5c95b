/// Keeps photos out of memory for as long as the program runs.
public protocol PhotoShelving: Sendable {
    /// Puts photos away; nil when there is no room for them.
    func putAway(_ photos: [Photo]) -> ShelfMark?
    /// What was put away there, as it was; none when it cannot be read any more.
    func photos(at mark: ShelfMark) -> [Photo]
}

/// Where photos were put.
public struct ShelfMark: Hashable, Sendable {
    /// Bytes from the start of the shelf.
    public let offset: Int64
    /// Bytes.
    public let length: Int

    /// Joins both.
    public init(offset: Int64, length: Int) {
        self.offset = offset
        self.length = length
    }
}
