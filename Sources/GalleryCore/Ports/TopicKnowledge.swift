/// Knows the topics of the service without asking anybody.
public protocol TopicKnowledge: Sendable {
    /// Their names as far as they have come.
    var known: [String] { get }
}
