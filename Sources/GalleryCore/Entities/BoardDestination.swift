public enum BoardDestination: Equatable, Sendable {
    case first
    /// End of the board, without section.
    case last
    /// Position of this photo, which shifts toward the old position of the moved photo.
    case at(PhotoID)
    /// End of the section with this title.
    case section(String)
}
