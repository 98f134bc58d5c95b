public protocol CachedTopics: Sendable {
    /// Topics loaded so far; makes no request.
    var cachedTopics: [String] { get }
    /// Loads topics if needed; empty on failure.
    func names() async -> [String]
}
