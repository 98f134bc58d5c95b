import FoundationEssentials
import GRDB
import GalleryCore

enum BoardRow {
    /// The cover is the chosen photo if it is still on the board, else the first photo.
    private static let select = """
        SELECT board.id, board.name, board.note, board.photos, board.madeAt, board.changedAt,
            favorite.service, favorite.key, favorite.photo,
            (SELECT json_group_array(CAST(title AS TEXT)) FROM
                (SELECT title FROM boardSection WHERE board = board.id ORDER BY id))
        FROM board LEFT JOIN favorite ON favorite.id = coalesce(
            (SELECT photo FROM boardPhoto
             WHERE board = board.id AND photo = board.cover AND removedAt IS NULL),
            (SELECT photo FROM boardPhoto WHERE board = board.id AND removedAt IS NULL
             ORDER BY position, photo LIMIT 1))
        WHERE board.removedAt IS NULL
        """

    static func all(in db: Database) throws -> [Board] {
        try db.rows(select + " ORDER BY board.changedAt DESC, board.id DESC").compactMap(board)
    }

    static func find(_ id: Board.ID, in db: Database) throws -> Board? {
        try db.row(select + " AND board.id = ?", [id.number])
            .flatMap(board)
    }

    /// Compares names in Swift, since SQLite folds case only in ASCII and does not normalize Unicode.
    static func id(named name: String, in db: Database) throws -> Board.ID? {
        let rows = try db.cursor("SELECT id, name FROM board WHERE removedAt IS NULL")
        let wanted = name.stored
        while let row = try rows.next() {
            if let id = row.int(0), let existing = row.text(1), Board.isSame(existing, wanted) {
                return Board.ID(Int64(id))
            }
        }
        return nil
    }

    static func name(of id: Board.ID, in db: Database) throws -> String? {
        try name(of: id, "removedAt IS NULL", in: db)
    }

    static func removedName(of id: Board.ID, in db: Database) throws -> String? {
        try name(of: id, "removedAt IS NOT NULL", in: db)
    }

    /// `name` if it is free, else with the lowest free number, as in `name (2)`.
    static func freeName(_ name: String, in db: Database) throws -> String {
        var free = name, number = 1
        while try id(named: free, in: db) != nil {
            number += 1
            free = "\(name) (\(number))"
        }
        return free
    }

    /// Marks photos of a board as removed, or as restored if `date` is `nil`; returns the number of changed rows.
    static func mark(_ photos: [Int64], of board: Int64, removedAt date: Date?, in db: Database) throws -> Int
    {
        let condition = date == nil ? "IS NOT NULL" : "IS NULL"
        return try photos.reduce(0) { count, photo in
            try db.run(
                "UPDATE boardPhoto SET removedAt = ? WHERE board = ? AND photo = ? AND removedAt \(condition)",
                [date?.stored, board, photo])
            return count + db.changesCount
        }
    }

    static func value(
        of column: BoardPart, _ board: Int64, in db: Database
    ) throws -> StoredChange.StoredValue {
        let row = try db.row("SELECT \(column.rawValue) FROM board WHERE id = ?", [board])
        return column == .cover ? .row(row?.int(0).map { Int64($0) }) : .text(row?.text(0) ?? "")
    }

    static func mark(removed id: Board.ID, at date: Date, in db: Database) throws -> Bool {
        try db.run(
            "UPDATE board SET removedAt = ? WHERE id = ? AND removedAt IS NULL", [date.stored, id.number])
        return db.changesCount > 0
    }

    /// Restores a former value; appends a number to a name that another board has taken.
    static func restore(
        _ value: StoredChange.StoredValue, in column: BoardPart, of board: Int64,
        _ db: Database
    ) throws {
        switch value {
        case .row(let row): try db.run("UPDATE board SET cover = ? WHERE id = ?", [row, board])
        case .text(let text) where column == .name:
            let isSame = try id(named: text, in: db) == Board.ID(board)
            let name = isSame ? text : try freeName(text, in: db)
            try db.run("UPDATE board SET name = ? WHERE id = ?", [name.stored, board])
        case .text(let text): try db.run("UPDATE board SET note = ? WHERE id = ?", [text.stored, board])
        }
    }

    /// Sets the time of the last change, but never to an earlier time: imported changes may predate the board.
    static func touch(_ id: Board.ID, at date: Date, in db: Database) throws {
        try db.run(
            "UPDATE board SET changedAt = max(changedAt, ?) WHERE id = ?", [date.stored, id.number])
    }

    private static func name(of id: Board.ID, _ condition: String, in db: Database) throws -> String? {
        try db.row("SELECT name FROM board WHERE id = ? AND \(condition)", [id.number])?.text(0)
    }

    private static func board(_ row: Row) -> Board? {
        guard let id = row.int(0), let name = row.text(1), let made = row.date(4), let changed = row.date(5)
        else { return nil }
        let sections = row.text(9).flatMap { try? JSONDecoder().decode([String].self, from: Data($0.utf8)) }
        return Board(
            id: Board.ID(Int64(id)), name: name, note: row.text(2) ?? "", count: max(0, row.int(3) ?? 0),
            cover: FavoriteRow.photo(row, from: 6), sections: sections ?? [], madeAt: made, changedAt: changed
        )
    }
}
