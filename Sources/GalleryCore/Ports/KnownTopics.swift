/// Knows the topics of the service.
public protocol KnownTopics: Sendable {
    /// Their names as far as they have come; asks nobody.
    var known: [String] { get }
    /// Their names; asks the service where they have not come yet, and gives none when that fails.
    func names() async -> [String]
}
