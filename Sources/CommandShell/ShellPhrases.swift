public import TextLayout

public struct ShellPhrases: Sendable {
    /// Message for an invalid command; `instead` is the line that Enter runs.
    public let usage: @Sendable (_ error: UsageError, _ entry: CommandInfo?, _ instead: String?) -> Line
    /// Position in a script, printed before the message.
    public let position: @Sendable (LinePosition, _ column: Int) -> String
    public let offer: @Sendable (String) -> Line
    /// Printed below an empty list if numbers mean the list with this heading, which is still visible.
    public let numbers: @Sendable (String) -> Line
    public let stopped: @Sendable () -> Line
    /// Printed if the user answers `n` to a question.
    public let declined: @Sendable () -> Line
    /// Notification at the end of a long command; receives the command's name.
    public let finished: @Sendable (String) -> String
    public let completion: CompletionPhrases

    public init(
        usage: @escaping @Sendable (UsageError, CommandInfo?, String?) -> Line,
        position: @escaping @Sendable (LinePosition, Int) -> String = { _, _ in "" },
        offer: @escaping @Sendable (String) -> Line = { Line($0) },
        numbers: @escaping @Sendable (String) -> Line = { Line($0) },
        stopped: @escaping @Sendable @autoclosure () -> Line,
        declined: @escaping @Sendable @autoclosure () -> Line = "",
        finished: @escaping @Sendable (String) -> String = { $0 }, completion: CompletionPhrases
    ) {
        self.usage = usage
        self.position = position
        self.offer = offer
        self.numbers = numbers
        self.stopped = stopped
        self.declined = declined
        self.finished = finished
        self.completion = completion
    }
}
