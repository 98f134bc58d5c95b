public enum BoardDestination: Equatable, Sendable {
    case first
    /// End of the board, without section.
    case last
    /// Position of the given photo, which makes room by moving toward the old position of the moved photo.
    case at(PhotoID)
    /// End of the section with this title.
    case section(String)
}
