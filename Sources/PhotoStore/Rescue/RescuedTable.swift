import GRDB
import GalleryCore

/// Table to recover. Indexes, full-text index and counts are rebuilt.
struct RescuedTable: Sendable {
    let kind: RescuedKind
    let shape: TableShape
    /// Inserts a row into the new database; `false` if the row cannot be inserted.
    let insert: @Sendable (StoredTrees.Row, Database) throws -> Bool

    private init(
        _ kind: RescuedKind, _ shape: TableShape,
        insert: @escaping @Sendable (StoredTrees.Row, Database) throws -> Bool
    ) {
        self.kind = kind
        self.shape = shape
        self.insert = insert
    }

    /// Rows that do not meet `condition`, in which `?1` is the first column, are not inserted.
    private init(_ kind: RescuedKind, _ shape: TableShape, where condition: String = "TRUE") {
        self.init(kind, shape) { try shape.insert($0, where: condition, $1) }
    }

    /// Tables to recover, ordered so that foreign keys refer to earlier tables.
    static let all: [RescuedTable] = [
        RescuedTable(.photos, favorite, insert: insertFavorite),
        RescuedTable(
            .pictures,
            TableShape(
                "favoritePicture", [.whole, .text, .blob], index: "sqlite_autoindex_favoritePicture_1"),
            where: "EXISTS (SELECT 1 FROM favorite WHERE id = ?1)"),
        RescuedTable(
            .tags, TableShape("ownTag", [.whole, .text], hasRows: false),
            where: "EXISTS (SELECT 1 FROM favorite WHERE id = ?1)"),
        RescuedTable(.altTexts, TableShape("altText", [.text, .text, .text], hasRows: false)),
        RescuedTable(
            .boards,
            TableShape(
                "board", [.number, .text, .text, .wholeOrNull, .rebuilt, .real, .real, .realOrNull])),
        RescuedTable(.sections, boardSection, insert: insertSection),
        RescuedTable(
            .boardPhotos,
            TableShape(
                "boardPhoto", [.whole, .whole, .whole, .real, .realOrNull, .wholeOrNull], least: 5,
                hasRows: false, index: "boardPhotoPhoto"),
            insert: insertBoardPhoto),
        RescuedTable(.lines, TableShape("history", [.number, .text, .real, .text, .text])),
        RescuedTable(
            .searches,
            TableShape(
                "search", [.number, .text, .real, .text, .wholeOrNull], index: "sqlite_autoindex_search_1")),
        RescuedTable(
            .taste, TableShape("taste", [.number, .real, .text, .textOrNull, .textOrNull, .json])),
        RescuedTable(
            .lock, TableShape("lock", [.number, .blob, .blob, .whole, .whole, .whole, .real, .text])),
        RescuedTable(
            .imports,
            TableShape(
                "imported", [.text, .text, .text, .text, .wholeOrNull, .wholeOrNull, .realOrNull],
                hasRows: false)),
        RescuedTable(
            .mirrored,
            TableShape(
                "mirrored", [.number, .text, .text, .text, .whole], index: "sqlite_autoindex_mirrored_1")),
    ]

    private static let favorite = TableShape(
        "favorite", [.number, .text, .text, .real, .realOrNull, .json, .rebuilt, .text, .rebuilt], least: 6,
        index: "sqlite_autoindex_favorite_1")

    private static func insertFavorite(_ row: StoredTrees.Row, _ db: Database) throws -> Bool {
        let texts = row.values.map(\.text)
        guard let photo = FavoriteRow.photo(texts[5], service: texts[1], key: texts[2]),
            try favorite.insert(row, db)
        else { return false }
        if row.values[4].isNull { try TagUse.count(photo, by: 1, in: db) }
        return true
    }

    private static let boardSection = TableShape(
        "boardSection", [.number, .whole, .text], index: "sqlite_autoindex_boardSection_1")

    /// Inserts a section. If the row of its board was lost, first inserts a board named after the board's number.
    private static func insertSection(_ row: StoredTrees.Row, _ db: Database) throws -> Bool {
        try db.run(
            """
            INSERT OR IGNORE INTO board (id, name, madeAt, changedAt)
            VALUES (?1, 'Board ' || ?1, unixepoch(), unixepoch())
            """, [row.values[1]])
        return try boardSection.insert(row, db)
    }

    private static func insertBoardPhoto(_ row: StoredTrees.Row, _ db: Database) throws -> Bool {
        let values = Array(row.values.prefix(5))
        try db.run(
            """
            INSERT OR IGNORE INTO board (id, name, madeAt, changedAt, removedAt)
            SELECT ?1, 'Board ' || ?1, ?4, ?4, ?5
            WHERE EXISTS (SELECT 1 FROM favorite WHERE id = ?2) AND ?5 IS NULL
            """, StatementArguments(values))
        let section = row.values.count > 5 ? row.values[5] : .null
        try db.run(
            """
            INSERT OR IGNORE INTO boardPhoto (board, photo, position, addedAt, removedAt, section)
            SELECT ?1, ?2, ?3, ?4, ?5, (SELECT id FROM boardSection WHERE id = ?6 AND board = ?1)
            WHERE EXISTS (SELECT 1 FROM favorite WHERE id = ?2) AND EXISTS (SELECT 1 FROM board WHERE id = ?1)
            """, StatementArguments(values + [section]))
        return db.changesCount > 0
    }
}
