import GRDB
import GalleryCore

/// Reverts a change of a value. If later changes replaced the value, it stays, and reverting the next of these changes
/// restores the value before this change.
struct ValueRevert {
    let entry: UndoLog.Entry
    let later: [UndoLog.Entry]
    let db: Database

    init(_ entry: UndoLog.Entry, in db: Database) throws {
        self.entry = entry
        later = try UndoLog.changes(after: entry, in: db)
        self.db = db
    }

    /// `false` if no later change replaced the value. Else stores the former value in the next change of the value.
    func isSuperseded() throws -> Bool {
        guard let change = entry.change, let next = later.first else { return false }
        try UndoLog.replace(next, with: change, in: db)
        return true
    }

    /// Former spots of the photos that no later change moved. Each other spot is stored as the former spot in the next
    /// change that moved its photo.
    func spots(of former: Arrangement) throws -> [BoardOrder.Spot] {
        var changed = later
        return try former.spots.filter { spot in
            for (index, next) in changed.enumerated() {
                guard case .arrangement(var arrangement, let board) = next.change,
                    let place = arrangement.spots.firstIndex(where: { $0.photo == spot.photo })
                else { continue }
                arrangement.spots[place] = spot
                let change = StoredChange.arrangement(arrangement, board: board)
                try UndoLog.replace(next, with: change, in: db)
                changed[index] = UndoLog.Entry(number: next.number, date: next.date, change: change)
                return false
            }
            return true
        }
    }

    /// Reverts a change of tags or note of the photo with this row; `false` if a later note replaced the note.
    func revert(tags: [String], note: String, of row: FavoriteRow) throws -> Bool {
        let current = (tags: try SQLiteAnnotations.tags(of: row.number, in: db), note: row.note)
        let states = later.compactMap { later -> (tags: [String], note: String)? in
            if case .annotated(_, let tags, let note, _) = later.change { (tags, note) } else { nil }
        }
        let after = states.first ?? current
        let added = after.tags.filter { !tags.contains($0) },
            removed = tags.filter { !after.tags.contains($0) }
        /// Whether this change set the note and no later change replaced it.
        var isNote = after.note != note
        func reverted(_ state: (tags: [String], note: String)) -> (tags: [String], note: String) {
            isNote = isNote && state.note == after.note
            let kept = state.tags.filter { !added.contains($0) }
            return (kept + removed.filter { !kept.contains($0) }, isNote ? note : state.note)
        }
        for (later, state) in zip(later, states) {
            guard case .annotated(let id, _, _, let part) = later.change else { continue }
            let state = reverted(state)
            try UndoLog.replace(
                later, with: .annotated(id, tags: state.tags, note: state.note, part: part), in: db)
        }
        let result = reverted(current)
        try SQLiteAnnotations.set(tags: result.tags, note: result.note, of: row.number, in: db)
        return isNote || after.note == note
    }
}
