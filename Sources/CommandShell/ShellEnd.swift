public enum ShellEnd: Equatable, Sendable {
    /// `quit` or end of input; for a script, with its last failure.
    case left(Failure?)
    /// Ctrl-C in a script.
    case interrupted
    case terminated

    public enum Failure: Equatable, Sendable {
        case failed
        case misused
    }
}
