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

    /// Changes of one transaction.
    struct Changes {
        var added = 0
        var photos = 0
        var removed = 0
        var stored: [StoredChange] = []
        /// Number of new notes.
        var notes = 0
        /// Number of notes that differ from those of the archive and are kept.
        var keptNotes = 0
    }

    /// `nil` until the first board of a transaction: other programs may rename boards between transactions.
    private var names: LibraryBoardNames?
    private var current: Current?
    /// Boards already merged: several boards of the archive may have the same creation time, as copies of a board do.
    private var taken: Set<Int64> = []
    private var changes = Changes()

    mutating func takeChanges() -> Changes { exchange(&changes, with: Changes()) }

    /// Begins a transaction: other programs may have removed or filled the board since the last.
    mutating func resume(in db: Database) throws {
        names = nil
        guard var board = current else { return }
        let row = try db.row(
            """
            SELECT coalesce(max(position), 0) FROM board
            LEFT JOIN boardPhoto ON boardPhoto.board = board.id WHERE board.id = ? GROUP BY board.id
            """, [board.id.number])
        guard let row else { return current = nil }
        if board.isNew { board.position = row.int(0) ?? 0 }
        board.sections = try sections([], on: board.id, in: db)
        current = board
    }

    mutating func take(_ item: LibraryRecord.BoardItem, in db: Database) throws {
        guard let name = item.name.archivedLine else { return }
        var names = try self.names ?? LibraryBoardNames(db)
        defer { self.names = names }
        let existing = find(item, name, names)
        let board = try existing ?? make(item, name, &names, in: db)
        taken.insert(board.number)
        if existing != nil { try update(board, item, name, &names, in: db) }
        current = Current(
            id: board, isNew: existing == nil, sections: try sections(item.sections, on: board, in: db))
        if let cover = item.cover.flatMap({ PhotoID($0) }) {
            try db.run(
                """
                UPDATE board SET cover = (SELECT id FROM favorite WHERE service = ? AND key = ?)
                WHERE id = ? AND cover IS NULL
                """, cover.stored + [board.number])
        }
    }

    /// Inserts the sections that are missing on a board; returns the row IDs of all by title in lower case.
    private func sections(
        _ titles: [String]?, on board: Board.ID, in db: Database
    ) throws -> [String: Int64] {
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

    private func find(
        _ item: LibraryRecord.BoardItem, _ name: String, _ names: LibraryBoardNames
    ) -> Board.ID? {
        if let id = names.board(made: item.made.stored, named: name, except: taken) { return id }
        guard item.removed == nil, let id = names[name] else { return nil }
        return taken.contains(id.number) ? nil : id
    }

    private mutating func make(
        _ item: LibraryRecord.BoardItem, _ name: String, _ names: inout LibraryBoardNames, in db: Database
    ) throws -> Board.ID {
        let name = item.removed == nil ? names.free(name) : name
        try db.run(
            "INSERT INTO board (name, note, madeAt, changedAt, removedAt) VALUES (?, ?, ?, ?, ?)",
            [
                name, (item.note ?? "").stored, item.made.stored, item.changed.stored,
                item.removed?.stored,
            ])
        let board = Board.ID(db.lastInsertedRowID)
        if item.removed == nil {
            changes.added += 1
            names[name] = board
            changes.stored.append(.boardMade(board.number))
        }
        return board
    }

    private mutating func update(
        _ board: Board.ID, _ item: LibraryRecord.BoardItem, _ name: String,
        _ names: inout LibraryBoardNames, in db: Database
    ) throws {
        let row = try db.row("SELECT changedAt, removedAt, name FROM board WHERE id = ?", [board.number])
        guard let row, let changed = row.date(0), let former = row.text(2) else { return }
        switch (row.date(1), item.removed) {
        case (nil, let date?) where date > changed:
            try db.run("UPDATE board SET removedAt = ? WHERE id = ?", [date.stored, board.number])
            names[former] = nil
            changes.removed += 1
            changes.stored.append(.boardRemoved(board.number))
        case (let date?, nil) where item.changed > date:
            let free = names.free(name)
            try db.run(
                "UPDATE board SET removedAt = NULL, name = ? WHERE id = ?", [free, board.number])
            names[free] = board
            changes.added += 1
            changes.stored.append(.boardMade(board.number))
        case (nil, nil) where item.changed > changed:
            guard names[name] == nil else { break }
            try db.run("UPDATE board SET name = ? WHERE id = ?", [name, board.number])
            (names[former], names[name]) = (nil, board)
        default: break
        }
        if let note = item.note, !note.isEmpty {
            try db.run("UPDATE board SET note = ? WHERE id = ? AND note = ''", [note.stored, board.number])
            changes.notes += db.changesCount
            if try db.row("SELECT note FROM board WHERE id = ?", [board.number])?.text(0) != note.stored {
                changes.keptNotes += 1
            }
        }
        try BoardRow.touch(board, at: item.changed, in: db)
    }

    /// Does nothing if another program has deleted the board or the photo since the last transaction.
    mutating func take(_ spot: LibraryRecord.Spot, in db: Database) throws {
        guard let board = current,
            let photo = try PhotoID(spot.photo).flatMap({
                try db.number("SELECT id FROM favorite WHERE service = ? AND key = ?", $0.stored)
            })
        else { return }
        let row = try db.row(
            "SELECT addedAt, removedAt FROM boardPhoto WHERE board = ? AND photo = ?",
            [board.id.number, photo])
        guard let row, let date = row.date(0) else {
            return try insert(spot, photo, on: board, in: db)
        }
        let old = LibraryEvent(added: date, removed: row.date(1))
        let new = LibraryEvent(added: spot.added, removed: spot.removed)
        guard new.time > old.time, new.isPresent != old.isPresent else { return }
        if let date = spot.removed {
            changes.removed += try BoardRow.mark([photo], of: board.id.number, removedAt: date, in: db)
            changes.stored.append(.photosRemoved([photo], board: board.id.number))
        } else {
            try append(photo, spot, to: board.id, in: db)
        }
    }

    private mutating func insert(
        _ spot: LibraryRecord.Spot, _ photo: Int64, on board: Current, in db: Database
    ) throws {
        guard board.isNew || spot.removed != nil else {
            return try append(photo, spot, to: board.id, in: db)
        }
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
        if spot.removed == nil { changes.photos += 1 }
    }

    private mutating func append(
        _ photo: Int64, _ spot: LibraryRecord.Spot, to board: Board.ID, in db: Database
    ) throws {
        let order = BoardOrder(board: board, db: db)
        guard try order.append(photo, at: spot.added.stored) else { return }
        changes.photos += 1
        changes.stored.append(.photosAdded([photo], board: board.number))
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
