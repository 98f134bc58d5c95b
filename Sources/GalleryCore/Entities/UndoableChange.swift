/// Change that a command made and that `undo` reverts.
public enum UndoableChange: Equatable, Sendable {
    /// Number of photos, with one of the photos; `nil` if the row of that photo is unreadable.
    case favoritesRemoved(Int, Photo?)
    case favoritesAdded(Int, Photo?)
    /// Number of photos removed from a board, with the board's name.
    case photosRemoved(Int, board: String)
    case photosAdded(Int, board: String)
    /// Order and sections of a board.
    case arrangement(board: String)
    case boardRemoved(String)
    /// Name, note or cover of a board, with its current name.
    case boardEdited(String)
    /// Number of photos with changed tags or notes, with one of them.
    case annotated(Int, Photo?)
    /// Likes or dislikes, with the number of photos.
    case judged(TasteSignal, Int)
    /// Number of photos whose likes and dislikes were removed.
    case judgmentsRemoved(Int)
    case historyRemoved(HistoryCount)
    /// Number of saved files, which stay.
    case filesSaved(Int)

    /// Sum of two changes of one kind; `nil` if they differ in kind or board.
    public func merged(with other: UndoableChange) -> UndoableChange? {
        switch (self, other) {
        case (.favoritesRemoved(let a, let photo), .favoritesRemoved(let b, _)):
            .favoritesRemoved(a + b, photo)
        case (.favoritesAdded(let a, let photo), .favoritesAdded(let b, _)): .favoritesAdded(a + b, photo)
        case (.annotated(let a, let photo), .annotated(let b, _)): .annotated(a + b, photo)
        case (.photosRemoved(let a, let board), .photosRemoved(let b, let other)) where board == other:
            .photosRemoved(a + b, board: board)
        case (.photosAdded(let a, let board), .photosAdded(let b, let other)) where board == other:
            .photosAdded(a + b, board: board)
        case (.judged(let signal, let a), .judged(let other, let b)) where signal == other:
            .judged(signal, a + b)
        case (.judgmentsRemoved(let a), .judgmentsRemoved(let b)): .judgmentsRemoved(a + b)
        case (.filesSaved(let a), .filesSaved(let b)): .filesSaved(a + b)
        case (.arrangement, .arrangement), (.boardEdited, .boardEdited): self == other ? self : nil
        default: nil
        }
    }
}

extension [UndoableChange] {
    /// Merges changes of the same kind and board, in order of first occurrence.
    public var merged: [UndoableChange] {
        reduce(into: []) { merged, change in
            for index in merged.indices {
                guard let sum = merged[index].merged(with: change) else { continue }
                merged[index] = sum
                return
            }
            merged.append(change)
        }
    }
}
