import FoundationEssentials
import GRDB
import GalleryCore

/// Merges a board of the archive into the board with the same creation time, else the same name, else a new board.
struct LibraryBoardMerge {
    private static let gap = 1 << 20

    private struct Current {
        let id: Board.ID
        let isNew: Bool
        /// Row IDs of the sections by title in lower case.
        var sections: [String: Int64] = [:]
        var position = 0
    }

    let db: Database
    private var names: LibraryBoardNames
    private var current: Current?
    /// Boards already merged: several boards of the archive may have the same creation time, as copies of a board do.
    private var taken: Set<Int64> = []
    private(set) var added = 0
    private(set) var photos = 0
    private(set) var removed = 0
    private(set) var changes: [StoredChange] = []
    /// Number of new notes.
    private(set) var notes = 0
    /// Number of notes that differ from those of the archive and are kept.
    private(set) var keptNotes = 0

    init(db: Database) throws {
        self.db = db
        names = try LibraryBoardNames(db)
    }

    mutating func take(_ item: LibraryRecord.BoardItem) throws -> Bool {
        guard let name = item.name.archivedLine, item.made.isPlausible, item.changed.isPlausible,
            item.removed?.isPlausible != false, taken.count < LibraryRecord.maxBoards,
            (item.sections ?? []).count <= LibraryRecord.maxSections
        else { return false }
        let existing = find(item, name)
        let board = try existing ?? make(item, name)
        taken.insert(board.number)
        if existing != nil { try update(board, item, name) }
        current = Current(id: board, isNew: existing == nil, sections: try sections(item.sections, on: board))
        if let cover = item.cover.flatMap({ PhotoID($0) }) {
            try db.run(
                """
                UPDATE board SET cover = (SELECT id FROM favorite WHERE service = ? AND key = ?)
                WHERE id = ? AND cover IS NULL
                """, cover.stored + [board.number])
        }
        return true
    }

    /// Inserts the sections that are missing on a board; returns the row IDs of all by title in lower case.
    private func sections(_ titles: [String]?, on board: Board.ID) throws -> [String: Int64] {
        var sections: [String: Int64] = [:]
        for row in try db.rows("SELECT id, title FROM boardSection WHERE board = ?", [board.number]) {
            if let id = row.int(0), let title = row.text(1) { sections[title.lowercased()] = Int64(id) }
        }
        for title in (titles ?? []).compactMap(\.archivedLine) where sections[title.lowercased()] == nil {
            try db.run("INSERT INTO boardSection (board, title) VALUES (?, ?)", [board.number, title])
            sections[title.lowercased()] = db.lastInsertedRowID
        }
        return sections
    }

    private func find(_ item: LibraryRecord.BoardItem, _ name: String) -> Board.ID? {
        if let id = names.board(made: item.made.stored, named: name, except: taken) { return id }
        guard item.removed == nil, let id = names[name] else { return nil }
        return taken.contains(id.number) ? nil : id
    }

    private mutating func make(_ item: LibraryRecord.BoardItem, _ name: String) throws -> Board.ID {
        let name = item.removed == nil ? names.free(name) : name
        try db.run(
            "INSERT INTO board (name, note, madeAt, changedAt, removedAt) VALUES (?, ?, ?, ?, ?)",
            [
                name, (item.note ?? "").stored, item.made.stored, item.changed.stored,
                item.removed?.stored,
            ])
        let board = Board.ID(db.lastInsertedRowID)
        if item.removed == nil {
            added += 1
            names[name] = board
            changes.append(.boardMade(board.number))
        }
        return board
    }

    private mutating func update(
        _ board: Board.ID, _ item: LibraryRecord.BoardItem, _ name: String
    ) throws {
        let row = try db.row("SELECT changedAt, removedAt, name FROM board WHERE id = ?", [board.number])
        guard let row, let changed = row.date(0), let former = row.text(2) else { return }
        switch (row.date(1), item.removed) {
        case (nil, let date?) where date > changed:
            try db.run("UPDATE board SET removedAt = ? WHERE id = ?", [date.stored, board.number])
            names[former] = nil
            removed += 1
            changes.append(.boardRemoved(board.number))
        case (let date?, nil) where item.changed > date:
            let free = names.free(name)
            try db.run(
                "UPDATE board SET removedAt = NULL, name = ? WHERE id = ?", [free, board.number])
            names[free] = board
            added += 1
            changes.append(.boardMade(board.number))
        case (nil, nil) where item.changed > changed:
            guard names[name] == nil else { break }
            try db.run("UPDATE board SET name = ? WHERE id = ?", [name, board.number])
            (names[former], names[name]) = (nil, board)
        default: break
        }
        if let note = item.note, !note.isEmpty {
            try db.run("UPDATE board SET note = ? WHERE id = ? AND note = ''", [note.stored, board.number])
            notes += db.changesCount
            if try db.row("SELECT note FROM board WHERE id = ?", [board.number])?.text(0) != note.stored {
                keptNotes += 1
            }
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
            changes.append(.photosRemoved([photo], board: board.id.number))
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
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                board.id.number, photo, current?.position, spot.added.stored, spot.removed?.stored,
                section(of: spot),
            ])
        if spot.removed == nil { photos += 1 }
    }

    private mutating func append(_ photo: Int64, _ spot: LibraryRecord.Spot, to board: Board.ID) throws {
        let order = BoardOrder(board: board, db: db)
        guard try order.append(photo, at: spot.added.stored) else { return }
        photos += 1
        changes.append(.photosAdded([photo], board: board.number))
        guard let section = spot.section?.archivedLine, self.section(of: spot) != nil else { return }
        let position = try db.number(
            "SELECT position FROM boardPhoto WHERE board = ? AND photo = ?", [board.number, photo])
        _ = try order.move(
            [BoardOrder.Spot(position: Int(position ?? 0), photo: photo)], to: .section(section))
    }

    private func section(of spot: LibraryRecord.Spot) -> Int64? {
        spot.section?.archivedLine.flatMap { current?.sections[$0.lowercased()] }
    }
}
