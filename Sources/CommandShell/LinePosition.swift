public enum LinePosition: Equatable, Sendable {
    /// Line of standard input, from 1.
    case line(Int)
    /// Command of a `-c` argument, from 1.
    case command(Int)
}
