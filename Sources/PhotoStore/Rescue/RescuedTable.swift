import GRDB
import GalleryCore

/// Table to recover. Indexes, full-text index and counts are rebuilt.
struct RescuedTable: Sendable {
    let shape: TableShape
    let kind: RescuedKind
    /// Inserts a row into the new database; `false` if the row cannot be inserted.
    let insert: @Sendable (StoredTrees.Row, Database) throws -> Bool

    /// Tables to recover, ordered so that foreign keys refer to earlier tables.
    static let all: [RescuedTable] = [
        RescuedTable(
            shape: TableShape(
                "favorite",
                [.number, .text, .text, .real, .realOrNull, .json, .whole, .text, .whole], least: 6,
                index: "sqlite_autoindex_favorite_1"),
            kind: .photos, insert: favorite),
        RescuedTable(
            shape: TableShape(
                "favoritePicture", [.whole, .text, .blob], index: "sqlite_autoindex_favoritePicture_1"),
            kind: .pictures
        ) { row, db in
            try run(
                """
                INSERT OR IGNORE INTO favoritePicture (favorite, size, bytes)
                SELECT ?1, ?2, ?3 WHERE EXISTS (SELECT 1 FROM favorite WHERE id = ?1)
                """, row.values, db)
        },
        RescuedTable(shape: TableShape("ownTag", [.whole, .text], hasRows: false), kind: .tags) { row, db in
            try run(
                """
                INSERT OR IGNORE INTO ownTag (photo, tag)
                SELECT ?1, ?2 WHERE EXISTS (SELECT 1 FROM favorite WHERE id = ?1)
                """, row.values, db)
        },
        RescuedTable(shape: TableShape("altText", [.text, .text, .text], hasRows: false), kind: .altTexts) {
            row, db in
            try run("INSERT OR IGNORE INTO altText (service, key, text) VALUES (?1, ?2, ?3)", row.values, db)
        },
        RescuedTable(
            shape: TableShape(
                "board", [.number, .text, .text, .wholeOrNull, .whole, .real, .real, .realOrNull]),
            kind: .boards
        ) { row, db in
            try run(
                """
                INSERT OR IGNORE INTO board (id, name, note, cover, photos, madeAt, changedAt, removedAt)
                VALUES (?1, ?3, ?4, ?5, 0, ?7, ?8, ?9)
                """, numbered(row), db)
        },
        RescuedTable(
            shape: TableShape(
                "boardSection", [.number, .whole, .text], index: "sqlite_autoindex_boardSection_1"),
            kind: .sections, insert: boardSection),
        RescuedTable(
            shape: TableShape(
                "boardPhoto", [.whole, .whole, .whole, .real, .realOrNull, .wholeOrNull], least: 5,
                hasRows: false, index: "boardPhotoPhoto"),
            kind: .boardPhotos, insert: boardPhoto),
        RescuedTable(
            shape: TableShape("history", [.number, .text, .real, .text, .text]), kind: .lines
        ) { row, db in
            try run(
                "INSERT OR IGNORE INTO history (id, line, time, service, screen) VALUES (?1, ?3, ?4, ?5, ?6)",
                numbered(row), db)
        },
        RescuedTable(
            shape: TableShape(
                "search", [.number, .text, .real, .text, .wholeOrNull], index: "sqlite_autoindex_search_1"),
            kind: .searches
        ) { row, db in
            try run(
                """
                INSERT OR IGNORE INTO search (id, text, time, service, resultCount)
                VALUES (?1, ?3, ?4, ?5, ?6)
                """, numbered(row), db)
        },
        RescuedTable(
            shape: TableShape("taste", [.number, .real, .text, .textOrNull, .textOrNull, .json]), kind: .taste
        ) { row, db in
            try run(
                """
                INSERT OR IGNORE INTO taste (id, time, signal, service, key, traits)
                VALUES (?1, ?3, ?4, ?5, ?6, ?7)
                """, numbered(row), db)
        },
        RescuedTable(
            shape: TableShape("lock", [.number, .blob, .blob, .whole, .whole, .whole, .real, .text]),
            kind: .lock
        ) { row, db in
            try run(
                """
                INSERT OR IGNORE INTO lock (id, salt, hash, cost, closing, failures, triedAt, boot)
                VALUES (?1, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
                """, numbered(row), db)
        },
        RescuedTable(
            shape: TableShape(
                "imported", [.text, .text, .text, .text, .wholeOrNull, .wholeOrNull, .realOrNull],
                hasRows: false),
            kind: .imports
        ) { row, db in
            try run(
                """
                INSERT OR IGNORE INTO imported (service, user, list, key, board, page, date)
                VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
                """, row.values, db)
        },
        RescuedTable(
            shape: TableShape(
                "mirrored", [.number, .text, .text, .text, .whole], index: "sqlite_autoindex_mirrored_1"),
            kind: .mirrored
        ) { row, db in
            try run(
                """
                INSERT OR IGNORE INTO mirrored (id, service, user, key, isFavorite)
                VALUES (?1, ?3, ?4, ?5, ?6)
                """, numbered(row), db)
        },
    ]

    private static func favorite(_ row: StoredTrees.Row, _ db: Database) throws -> Bool {
        let note = row.values.count > 7 ? row.values[7] : "".databaseValue
        let texts = row.values.map(\.text)
        guard let photo = FavoriteRow.photo(texts[5], service: texts[1], key: texts[2]),
            try run(
                """
                INSERT OR IGNORE INTO favorite (id, service, key, keptAt, removedAt, photo, note)
                VALUES (?1, ?3, ?4, ?5, ?6, ?7, ?8)
                """, [numbered(row)[0]] + row.values.prefix(6) + [note], db)
        else { return false }
        if row.values[4].isNull { try TagUse.count(photo, by: 1, in: db) }
        return true
    }

    /// Inserts a section. If the row of its board was lost, first inserts a board named after the board's number.
    private static func boardSection(_ row: StoredTrees.Row, _ db: Database) throws -> Bool {
        try run(
            """
            INSERT OR IGNORE INTO board (id, name, madeAt, changedAt)
            VALUES (?1, 'Board ' || ?1, unixepoch(), unixepoch())
            """, [row.values[1]], db)
        return try run(
            "INSERT OR IGNORE INTO boardSection (id, board, title) VALUES (?1, ?3, ?4)", numbered(row), db)
    }

    private static func boardPhoto(_ row: StoredTrees.Row, _ db: Database) throws -> Bool {
        try run(
            """
            INSERT OR IGNORE INTO board (id, name, madeAt, changedAt, removedAt)
            SELECT ?1, 'Board ' || ?1, ?4, ?4, ?5
            WHERE EXISTS (SELECT 1 FROM favorite WHERE id = ?2) AND ?5 IS NULL
            """, Array(row.values.prefix(5)), db)
        let section = row.values.count > 5 ? row.values[5] : .null
        return try run(
            """
            INSERT OR IGNORE INTO boardPhoto (board, photo, position, addedAt, removedAt, section)
            SELECT ?1, ?2, ?3, ?4, ?5, (SELECT id FROM boardSection WHERE id = ?6 AND board = ?1)
            WHERE EXISTS (SELECT 1 FROM favorite WHERE id = ?2) AND EXISTS (SELECT 1 FROM board WHERE id = ?1)
            """, row.values.prefix(5) + [section], db)
    }

    /// Row ID, followed by all values; the first of these is NULL, which the file format stores in place of the row ID.
    private static func numbered(_ row: StoredTrees.Row) -> [DatabaseValue] {
        [row.number.databaseValue] + row.values
    }

    @discardableResult
    private static func run(_ sql: String, _ values: [DatabaseValue], _ db: Database) throws -> Bool {
        try db.run(sql, StatementArguments(values))
        return db.changesCount > 0
    }
}
