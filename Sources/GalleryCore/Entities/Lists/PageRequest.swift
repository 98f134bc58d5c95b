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
