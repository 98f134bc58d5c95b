public enum ImportProgress: Equatable, Sendable {
    /// Next page, 1-based.
    case next(page: Int)
    /// The import is complete; later additions to the list are possible.
    case whole
    /// The user removed the board.
    case removed
}
