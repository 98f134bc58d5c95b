public enum BoardDestination: Equatable, Sendable {
    case first
    /// End of the board, outside all sections.
    case last
    /// Next to the given photo, in its section: after it if the moved photo came before it, else before it.
    case at(PhotoID)
    /// End of the section with this title.
    case section(String)
}
