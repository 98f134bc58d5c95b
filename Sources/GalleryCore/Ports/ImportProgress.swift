public enum ImportProgress: Equatable, Sendable {
    /// The next page to import, 1-based.
    case next(page: Int)
    /// The import is complete. The list may have new photos since.
    case whole
    /// The user removed the board of the list.
    case removed
}
