public struct PageRequest: Hashable, Sendable {
    /// 1-based.
    public let number: Int
    public let size: Int

    public init(number: Int, size: Int = 30) {
        self.number = number
        self.size = size
    }
}
