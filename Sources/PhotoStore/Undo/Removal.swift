import GRDB
import GalleryCore

/// Undoable action of this session.
enum Removal: Equatable, Sendable {
    case favorite(PhotoID)
    /// Photos removed from a board, by row ID.
    case photos([Int64], board: Board.ID)
    /// Photos moved on a board, or a section added or removed.
    case arrangement(Arrangement, board: Board.ID)
    case board(Board.ID)
    case history(ForgottenHistory)
    /// Photos liked or disliked by one command, by row ID.
    case judgment(TasteSignal, rows: [Int64])
    case judgments([NumberedEvent])
}
