/// Names one question to one service.
public struct ReplyKey: Hashable, Sendable {
    /// Who was asked.
    public let service: ServiceName
    /// What was asked, the same for the same question in every version of the program.
    public let question: String

    public init(service: ServiceName, question: String) {
        (self.service, self.question) = (service, question)
    }
}
