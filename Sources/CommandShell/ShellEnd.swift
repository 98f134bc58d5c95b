public import TextLayout

/// How a session ended.
public enum ShellEnd: Equatable, Sendable {
    /// By `quit` or the end of input, with the last failure of the session if there was one.
    case left(Failure?)
    /// By Ctrl-C where there is no prompt to go back to.
    case interrupted
    /// By the system.
    case terminated

    /// What went wrong last.
    public enum Failure: Equatable, Sendable {
        /// A command was understood and did not succeed.
        case failed
        /// A command was not understood.
        case misused
    }
}

/// What the shell itself has to say.
public struct ShellPhrases: Sendable {
    /// A command that was not understood, its entry when there is one, and the line that Enter runs instead.
    public let usage: @Sendable (_ error: UsageError, _ entry: CommandEntry?, _ instead: String?) -> Line
    /// Where a line stands that no person typed, before what is to be said of it.
    public let place: @Sendable (LinePosition, _ column: Int) -> String
    /// A command was interrupted.
    public let stopped: @Sendable () -> Line
    /// A command has ended that took long; the text is its word.
    public let finished: @Sendable (String) -> String
    /// What the completion has to say.
    public let completion: CompletionPhrases

    public init(
        usage: @escaping @Sendable (UsageError, CommandEntry?, String?) -> Line,
        place: @escaping @Sendable (LinePosition, Int) -> String = { _, _ in "" },
        stopped: @escaping @Sendable @autoclosure () -> Line,
        finished: @escaping @Sendable (String) -> String = { $0 }, completion: CompletionPhrases
    ) {
        (self.usage, self.place, self.stopped) = (usage, place, stopped)
        (self.finished, self.completion) = (finished, completion)
    }
}
