import FoundationEssentials
import GRDB
import GalleryCore

/// Merges boards: the same board has the time of its creation or, among existing boards, the name.
struct LibraryBoardMerge {
    private static let gap = 1 << 20

    private struct Current {
        let id: Board.ID
        let isNew: Bool
        var position = 0
    }

    let db: Database
    private var current: Current?
    /// Boards to which a board of the archive belongs: copies of a board may have one time of creation.
    private var taken: Set<Int64> = []
    private(set) var added = 0
    private(set) var photos = 0
    private(set) var removed = 0
    /// Number of new notes.
    private(set) var notes = 0

    init(db: Database) { self.db = db }

    mutating func take(_ item: LibraryRecord.BoardItem) throws -> Bool {
        guard !item.name.allSatisfy(\.isWhitespace), item.made.isPlausible, item.changed.isPlausible,
            item.removed?.isPlausible != false
        else { return false }
        let existing = try find(item)
        let board = try existing ?? make(item)
        current = Current(id: board, isNew: existing == nil)
        taken.insert(board.number)
        if existing != nil { try update(board, item) }
        let order = BoardOrder(board: board, db: db)
        for title in item.sections ?? [] { _ = try order.make(section: title) }
        if let cover = item.cover.flatMap({ PhotoID($0) }) {
            try db.run(
                """
                UPDATE board SET cover = (SELECT id FROM favorite WHERE service = ? AND key = ?)
                WHERE id = ? AND cover IS NULL
                """, cover.stored + [board.number])
        }
        return true
    }

    private func find(_ item: LibraryRecord.BoardItem) throws -> Board.ID? {
        let rows = try db.rows("SELECT id, name FROM board WHERE madeAt = ? ORDER BY id", [item.made.stored])
            .filter { row in row.int(0).map { !taken.contains(Int64($0)) } == true }
        let named = rows.first { $0.text(1).map { Board.isSame($0, item.name.stored) } == true }
        if let id = (named ?? rows.first)?.int(0) { return Board.ID(Int64(id)) }
        guard item.removed == nil, let id = try BoardRow.id(named: item.name, in: db) else { return nil }
        return taken.contains(id.number) ? nil : id
    }

    private mutating func make(_ item: LibraryRecord.BoardItem) throws -> Board.ID {
        let name = item.removed == nil ? try BoardRow.freeName(item.name.stored, in: db) : item.name.stored
        try db.run(
            "INSERT INTO board (name, note, madeAt, changedAt, removedAt) VALUES (?, ?, ?, ?, ?)",
            [
                name, (item.note ?? "").stored, item.made.stored, item.changed.stored,
                item.removed?.stored,
            ])
        if item.removed == nil { added += 1 }
        return Board.ID(db.lastInsertedRowID)
    }

    private mutating func update(_ board: Board.ID, _ item: LibraryRecord.BoardItem) throws {
        guard let row = try db.row("SELECT changedAt, removedAt FROM board WHERE id = ?", [board.number]),
            let changed = row.date(0)
        else { return }
        switch (row.date(1), item.removed) {
        case (nil, let date?) where date > changed:
            try db.run("UPDATE board SET removedAt = ? WHERE id = ?", [date.stored, board.number])
            removed += 1
        case (let date?, nil) where item.changed > date:
            try db.run(
                "UPDATE board SET removedAt = NULL, name = ? WHERE id = ?",
                [try BoardRow.freeName(item.name.stored, in: db), board.number])
            added += 1
        case (nil, nil) where item.changed > changed:
            if try BoardRow.id(named: item.name, in: db) == nil {
                try db.run("UPDATE board SET name = ? WHERE id = ?", [item.name.stored, board.number])
            }
        default: break
        }
        if let note = item.note, !note.isEmpty {
            try db.run("UPDATE board SET note = ? WHERE id = ? AND note = ''", [note.stored, board.number])
            notes += db.changesCount
        }
        try BoardRow.touch(board, at: item.changed, in: db)
    }

    mutating func take(_ spot: LibraryRecord.Spot) throws -> Bool {
        guard let board = current, spot.added.isPlausible, spot.removed?.isPlausible != false,
            let photo = try PhotoID(spot.photo).flatMap({
                try db.number("SELECT id FROM favorite WHERE service = ? AND key = ?", $0.stored)
            })
        else { return false }
        let row = try db.row(
            "SELECT addedAt, removedAt FROM boardPhoto WHERE board = ? AND photo = ?",
            [board.id.number, photo])
        guard let row, let date = row.date(0) else {
            try insert(spot, photo, on: board)
            return true
        }
        let old = LibraryEvent(added: date, removed: row.date(1))
        let new = LibraryEvent(added: spot.added, removed: spot.removed)
        guard new.time > old.time, new.isPresent != old.isPresent else { return true }
        if let date = spot.removed {
            removed += try BoardRow.mark([photo], of: board.id.number, removedAt: date, in: db)
        } else {
            try append(photo, spot, to: board.id)
        }
        return true
    }

    private mutating func insert(_ spot: LibraryRecord.Spot, _ photo: Int64, on board: Current) throws {
        guard board.isNew || spot.removed != nil else { return try append(photo, spot, to: board.id) }
        current?.position += Self.gap
        try db.run(
            """
            INSERT INTO boardPhoto (board, photo, position, addedAt, removedAt, section)
            VALUES (?1, ?2, ?3, ?4, ?5, (SELECT id FROM boardSection WHERE board = ?1 AND title = ?6))
            """,
            [
                board.id.number, photo, current?.position, spot.added.stored, spot.removed?.stored,
                spot.section?.stored,
            ])
        if spot.removed == nil { photos += 1 }
    }

    private mutating func append(_ photo: Int64, _ spot: LibraryRecord.Spot, to board: Board.ID) throws {
        let order = BoardOrder(board: board, db: db)
        guard try order.append(photo, at: spot.added.stored) else { return }
        photos += 1
        guard let section = spot.section, try order.section(titled: section) != nil else { return }
        let position = try db.number(
            "SELECT position FROM boardPhoto WHERE board = ? AND photo = ?", [board.number, photo])
        try order.move(
            [BoardOrder.Spot(position: Int(position ?? 0), photo: photo)], to: .section(section))
    }
}
