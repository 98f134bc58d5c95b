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

    /// Index without a limit.
    public struct Index: Equatable, Sendable {
        public let count: Int
        public let bytes: Int

        public init(count: Int, bytes: Int) {
            self.count = count
            self.bytes = bytes
        }
    }

    public let memory: Usage
    public let disk: Usage
    public let replies: Usage

    /// Files of the user's folders.
    public let index: Index

    public init(
        memory: Usage, disk: Usage, replies: Usage, index: Index = Index(count: 0, bytes: 0)
    ) {
        self.index = index
        self.memory = memory
        self.disk = disk
        self.replies = replies
    }
}
