public import TextLayout

public struct CompletionPhrases: Sendable {
    public let more: @Sendable (Int) -> Line
    public let seen: @Sendable () -> String
    public let pasted: @Sendable (Int) -> Line

    public init(
        seen: @escaping @Sendable @autoclosure () -> String, more: @escaping @Sendable (Int) -> Line,
        pasted: @escaping @Sendable (Int) -> Line = { Line("\($0)") }
    ) {
        self.seen = seen
        self.more = more
        self.pasted = pasted
    }
}
