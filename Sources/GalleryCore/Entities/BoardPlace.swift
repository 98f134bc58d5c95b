public enum BoardPlace: Equatable, Sendable {
    case first
    /// End of the board, without section.
    case last
    /// Position of that photo, which shifts toward the gap.
    case at(PhotoID)
    /// End of the section with that title.
    case section(String)
}
