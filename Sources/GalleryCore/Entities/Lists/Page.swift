public struct Page<Element: Sendable>: Sendable {
    /// In the service's order; may be fewer than requested even if more pages follow.
    public var items: [Element]
    public var total: Int?
    public var hasMore: Bool
    public var notes: [PageNote]

    public init(items: [Element], total: Int? = nil, hasMore: Bool, notes: [PageNote] = []) {
        self.items = items
        self.total = total
        self.hasMore = hasMore
        self.notes = notes
    }
}

extension Page: Equatable where Element: Equatable {}
