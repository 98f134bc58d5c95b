public struct ReplyKey: Hashable, Sendable {
    public let service: ServiceName
    /// Request in a canonical form, which is the same in all program versions.
    public let question: String

    public init(service: ServiceName, question: String) {
        self.service = service
        self.question = question
    }
}
