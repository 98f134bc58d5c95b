public import FoundationEssentials

public enum BoardPart: String, Codable, Sendable { case name, note, cover }

public enum AnnotationPart: String, Codable, Sendable { case tags, note, altText }

/// `photo` is `nil` if the photo is neither stored nor recorded as seen.
public struct ChangedPhoto: Equatable, Sendable {
    public let id: PhotoID
    public let photo: Photo?

    public init(_ id: PhotoID, _ photo: Photo?) {
        self.id = id
        self.photo = photo
    }
}

/// Change that a command made, and that `undo` reverts or only reports.
public indirect enum UndoableChange: Equatable, Sendable {
    /// Number of photos, and one of them; `nil` if its row is unreadable.
    case favoritesRemoved(Int, Photo?)
    case favoritesAdded(Int, Photo?)
    /// Number of photos, and the board's name.
    case photosRemoved(Int, board: String)
    case photosAdded(Int, board: String)
    /// Order and sections of a board.
    case arrangement(board: String)
    case boardRemoved(String)
    case boardMade(String)
    /// Edited part of a board, and the board's current name.
    case boardEdited(BoardPart, String)
    /// Number of changes, and one of the photos. The part is `nil` for changes made by earlier versions.
    case annotated(AnnotationPart?, Int, ChangedPhoto)
    /// Number of likes or dislikes, with one of the photos.
    case judged(TasteSignal, Int, ChangedPhoto?)
    /// Number of photos whose likes and dislikes were removed, and one of them.
    case judgmentsRemoved(Int, ChangedPhoto?)
    /// `nil` if an earlier session removed the lines, which cannot be restored then.
    case historyRemoved(HistoryCount?)
    case filesMoved([FileMove])
    /// Files that no longer exist where they were moved, so that they cannot be moved back.
    case filesMissing([FileMove])
    /// File that could not be moved back, and the reason.
    case fileStays(FileMove, StoreError)
    /// Number of saved files; `undo` does not delete them.
    case filesSaved(Int)
    /// Number of tags, notes, likes and other records added from an archive; `undo` does not remove them.
    case merged(Int)
    /// Setting that was saved in the settings file, with its previous value; `nil` if it was not in the file.
    case settingSaved(String, previous: String?)
    case irreversible(IrreversibleChange)
    /// Reverted change of a value that a later change has replaced. The later value stays.
    case superseded(UndoableChange)
    /// Reverted addition. Tags or photos that were added to it later are hidden too; a second `undo` restores both.
    case hidingLater(UndoableChange)

    public func hidingLater(if isHiding: Bool) -> UndoableChange { isHiding ? .hidingLater(self) : self }

    /// Applies `map` to the `ChangedPhoto`, if the change has one.
    public func mapPhoto(_ map: (ChangedPhoto) -> ChangedPhoto) -> UndoableChange {
        switch self {
        case .annotated(let part, let count, let photo): .annotated(part, count, map(photo))
        case .judged(let signal, let count, let photo): .judged(signal, count, photo.map(map))
        case .judgmentsRemoved(let count, let photo): .judgmentsRemoved(count, photo.map(map))
        case .superseded(let change): .superseded(change.mapPhoto(map))
        case .hidingLater(let change): .hidingLater(change.mapPhoto(map))
        default: self
        }
    }

    /// Both changes as one; `nil` for kinds that are never combined, or if board, part or signal differ.
    public func merged(with other: UndoableChange) -> UndoableChange? {
        switch (self, other) {
        case (.favoritesRemoved(let a, let photo), .favoritesRemoved(let b, _)):
            .favoritesRemoved(a + b, photo)
        case (.favoritesAdded(let a, let photo), .favoritesAdded(let b, _)): .favoritesAdded(a + b, photo)
        case (.annotated(let part, let a, let photo), .annotated(let other, let b, _)) where part == other:
            .annotated(part, a + b, photo)
        case (.photosRemoved(let a, let board), .photosRemoved(let b, let other)) where board == other:
            .photosRemoved(a + b, board: board)
        case (.photosAdded(let a, let board), .photosAdded(let b, let other)) where board == other:
            .photosAdded(a + b, board: board)
        case (.judged(let signal, let a, let photo), .judged(let other, let b, _)) where signal == other:
            .judged(signal, a + b, photo)
        case (.judgmentsRemoved(let a, let photo), .judgmentsRemoved(let b, _)):
            .judgmentsRemoved(a + b, photo)
        case (.filesMoved(let a), .filesMoved(let b)) where a.areTrashed == b.areTrashed: .filesMoved(a + b)
        case (.filesMissing(let a), .filesMissing(let b)) where a.areTrashed == b.areTrashed:
            .filesMissing(a + b)
        case (.filesSaved(let a), .filesSaved(let b)): .filesSaved(a + b)
        case (.superseded(let a), .superseded(let b)): a.merged(with: b).map(UndoableChange.superseded)
        case (.hidingLater(let a), .hidingLater(let b)), (.hidingLater(let a), let b),
            (let a, .hidingLater(let b)):
            a.merged(with: b).map(UndoableChange.hidingLater)
        case (.arrangement, .arrangement), (.boardEdited, .boardEdited), (.irreversible, .irreversible):
            self == other ? self : nil
        default: nil
        }
    }
}

extension [FileMove] {
    /// Whether the files were moved to the trash. Otherwise, they were renamed.
    public var areTrashed: Bool { first?.record != nil }
}

extension [UndoableChange] {
    /// Merges changes as `merged(with:)` allows, in order of first occurrence.
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

public struct UndoableCommand: Equatable, Sendable {
    /// Number in the log of changes, unique also among processes.
    public let id: Int64
    public let date: Date
    public let changes: [UndoableChange]

    public init(id: Int64, date: Date, changes: [UndoableChange]) {
        self.id = id
        self.date = date
        self.changes = changes
    }
}

/// Change that `undo` cannot revert. It then reports this change and reverts no older one.
public enum IrreversibleChange: String, Codable, Sendable {
    case taste, seen, files, marks, setting

    /// Whether the effect of the change ends with the session, so that `undo` in other sessions ignores the change.
    public var isOfSession: Bool { self == .marks || self == .setting }
}
