/// One page of a list, as a service answered it.
public struct Page<Element: Sendable>: Sendable {
    /// In the service's order; may be shorter than what was asked for although more follows.
    public var items: [Element]
    /// How many there are in all, when the service tells.
    public var total: Int?
    /// Whether a further page can be asked for.
    public var hasMore: Bool
    /// What the person should know about it.
    public var notes: [PageNote]

    public init(items: [Element], total: Int? = nil, hasMore: Bool, notes: [PageNote] = []) {
        (self.items, self.total, self.hasMore, self.notes) = (items, total, hasMore, notes)
    }
}

extension Page: Equatable where Element: Equatable {}

/// Which page of a list to ask for.
public struct PageRequest: Hashable, Sendable {
    /// 1-based.
    public let number: Int
    /// Photos a page; 30 unless a test says otherwise.
    public let size: Int

    /// The page `number`, of 30 photos.
    public init(number: Int, size: Int = 30) {
        (self.number, self.size) = (number, size)
    }
}
