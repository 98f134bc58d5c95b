public enum Input: Equatable, Sendable {
    case line(String)
    /// Command bound to a key that was pressed on an empty line.
    case key(String)
    /// Ctrl-C at the prompt; the line is discarded.
    case interrupted
    /// Escape on an empty line that has a suggestion.
    case escaped
    /// Ctrl-D or end of file.
    case end
    /// SIGTERM, SIGHUP or loss of the terminal.
    case terminated
}
