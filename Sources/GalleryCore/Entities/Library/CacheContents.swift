public struct CacheContents: Equatable, Sendable {
    /// Number of entries, and their size and its limit in bytes.
    public struct Usage: Equatable, Sendable {
        public let count: Int
        public let bytes: Int
        public let limit: Int

        public init(count: Int, bytes: Int, limit: Int) {
            self.count = count
            self.bytes = bytes
            self.limit = limit
        }
    }

    public let memory: Usage
    public let disk: Usage
    public let replies: Usage

    public init(memory: Usage, disk: Usage, replies: Usage) {
        self.memory = memory
        self.disk = disk
        self.replies = replies
    }
}
