public struct ReplyKey: Hashable, Sendable {
    public let service: ServiceName
    /// Canonical form of the request, stable across program versions.
    public let question: String

    public init(service: ServiceName, question: String) {
        self.service = service
        self.question = question
    }
}
