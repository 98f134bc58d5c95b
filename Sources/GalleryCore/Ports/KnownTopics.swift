public protocol KnownTopics: Sendable {
    /// Loaded topics; makes no request.
    var known: [String] { get }
    /// Loads topics if needed; empty on failure.
    func names() async -> [String]
}
