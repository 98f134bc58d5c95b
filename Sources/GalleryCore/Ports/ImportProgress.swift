public enum ImportProgress: Equatable, Sendable {
    /// Next page, 1-based.
    case next(page: Int)
    /// Complete; later additions are possible.
    case whole
    /// The user removed the board.
    case removed
}
