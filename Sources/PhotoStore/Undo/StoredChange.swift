import GalleryCore

/// Change in the table `undo`, as JSON: the data needed to revert it.
enum StoredChange: Codable, Sendable {
    case favoritesRemoved([PhotoID])
    /// `isImported`: added from an account, at whose service nothing changed.
    case favoritesAdded([PhotoID], isImported: Bool? = nil)
    /// Row IDs of the photos.
    case photosRemoved([Int64], board: Int64)
    case photosAdded([Int64], board: Int64)
    case arrangement(Arrangement, board: Int64)
    /// Photos recorded as imported, and the former progress of their list.
    case imported(SQLiteImports.Step)
    case boardRemoved(Int64)
    case boardMade(Int64)
    case boardEdited(BoardPart, former: StoredValue, board: Int64)
    /// Former tags and note; `part` names which of them changed.
    case annotated(PhotoID, tags: [String], note: String, part: AnnotationPart?)
    /// Former alternative text; empty if there was none.
    case altText(PhotoID, former: String)
    /// Row IDs in the table `taste`.
    case judged(TasteSignal, rows: [Int64])
    case judgmentsRemoved([NumberedEvent])
    /// Taste events that an undone addition had caused; restored together with the photos.
    case lessonsRemoved([NumberedEvent])
    /// The removed lines and searches are stored in memory only.
    case historyRemoved
    case fileMoved(FileMove)
    case filesSaved(Int)
    case merged(Int)
    case settingSaved(String, former: String?)
    case irreversible(IrreversibleChange)

    /// Former value: text, or the row ID of the cover, `nil` without a cover.
    enum StoredValue: Codable, Sendable {
        case text(String)
        case row(Int64?)
    }

    func isSameValue(as other: StoredChange) -> Bool {
        switch (self, other) {
        case (.annotated(let id, _, _, _), .annotated(let otherID, _, _, _)): id == otherID
        case (.altText(let id, _), .altText(let otherID, _)): id == otherID
        case (.boardEdited(let part, _, let board), .boardEdited(let otherPart, _, let otherBoard)):
            part == otherPart && board == otherBoard
        case (.arrangement(_, let board), .arrangement(_, let otherBoard)): board == otherBoard
        case (.settingSaved(let name, _), .settingSaved(let otherName, _)): name == otherName
        default: false
        }
    }

    var isJudgment: Bool {
        switch self {
        case .judged, .judgmentsRemoved, .lessonsRemoved: true
        default: false
        }
    }
}
