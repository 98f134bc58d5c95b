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

public struct PageRequest: Hashable, Sendable {
    /// 1-based.
    public let number: Int
    public let size: Int
    /// Whether no user waits for the page, so that services with few requests left are skipped.
    public let isOptional: Bool

    public init(number: Int, size: Int = 30, isOptional: Bool = false) {
        self.number = number
        self.size = size
        self.isOptional = isOptional
    }
}
