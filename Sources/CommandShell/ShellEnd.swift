public enum ShellEnd: Equatable, Sendable {
    /// `quit` or end of input; for a script, with its last failure.
    case left(Failure?)
    /// Ctrl-C in a script.
    case interrupted
    /// Ended by this signal; `nil` for a lost terminal.
    case terminated(signal: Int32?)

    public enum Failure: Equatable, Sendable {
        case failed
        case misused
    }
}
