/// Reverts removals and taste judgments of this session.
public protocol UndoStore: Sendable {
    /// Reverts the most recent change; `nil` if none is left.
    func undo() throws(StoreError) -> Restored?
}

public enum Restored: Equatable, Sendable {
    case favorite(Favorite)
    /// Number of board photos, with the board name.
    case photos(Int, board: String)
    /// Order and sections of a board.
    case arrangement(board: String)
    /// Board with its current name.
    case board(String)
    case history(HistoryCount)
    /// Removed likes or dislikes, with the number of photos.
    case judgment(TasteSignal, Int)
    /// Number of photos with a restored judgment.
    case judgments(Int)
}
