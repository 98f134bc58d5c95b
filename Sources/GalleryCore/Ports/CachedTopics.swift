public protocol CachedTopics: Sendable {
    /// Loaded topics; makes no request.
    var cachedTopics: [String] { get }
    /// Loads topics if needed; empty on failure.
    func names() async -> [String]
}
