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
    /// A word nobody knows, and the nearest one that exists.
    public let unknown: @Sendable (_ word: String, _ nearest: String?) -> Line
    /// A command that was not understood, and its verb when there is one.
    public let usage: @Sendable (UsageError, Verb?) -> Line
    /// A command was interrupted.
    public let stopped: Line
    /// A command has ended that took long; the text is its word.
    public let finished: @Sendable (String) -> String
    /// What the completion has to say.
    public let completion: CompletionPhrases

    /// Joins the five.
    public init(
        unknown: @escaping @Sendable (String, String?) -> Line,
        usage: @escaping @Sendable (UsageError, Verb?) -> Line, stopped: Line,
        finished: @escaping @Sendable (String) -> String = { $0 }, completion: CompletionPhrases
    ) {
        self.unknown = unknown
        self.usage = usage
        self.stopped = stopped
        self.finished = finished
        self.completion = completion
    }
}
