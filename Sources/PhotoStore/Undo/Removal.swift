import GalleryCore

/// Something this session removed.
enum Removal: Equatable, Sendable {
    case favorite(PhotoID)
    /// Photos, by the numbers of their rows, taken off a board.
    case photos([Int64], board: Board.ID)
    /// A board with what is on it.
    case board(Board.ID)
    /// Searches and lines.
    case history(ForgottenHistory)
}
