public enum ShellEnd: Equatable, Sendable {
    /// `quit` or end of input, with the last failure of a script.
    case left(Failure?)
    /// Ctrl-C in a script.
    case interrupted
    /// Termination by a signal.
    case terminated

    public enum Failure: Equatable, Sendable {
        /// A valid command failed.
        case failed
        /// A command was invalid.
        case misused
    }
}
