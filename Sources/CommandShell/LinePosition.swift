public enum LinePosition: Equatable, Sendable {
    /// Line of standard input, from 1.
    case line(Int)
    /// Number of a command in the argument of `-c`, from 1.
    case command(Int)
}
