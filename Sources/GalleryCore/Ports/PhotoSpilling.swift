/// Keeps photos out of memory for as long as the program runs.
public protocol PhotoSpilling: Sendable {
    /// Puts photos away; nil when there is no room for them.
    func putAway(_ photos: [Photo]) -> SpillOffset?
    /// What was put away there, as it was; none when it cannot be read any more.
    func photos(at mark: SpillOffset) -> [Photo]
}

/// Where photos were put.
public struct SpillOffset: Hashable, Sendable {
    /// Bytes from the start of the shelf.
    public let offset: Int64
    public let length: Int

    public init(offset: Int64, length: Int) {
        (self.offset, self.length) = (offset, length)
    }
}
