import GRDB

enum AnnotatedRows {
    /// Rows with tags or a note that are no longer favorites or on a board.
    static func hidden(among rows: [Int64], in db: Database) throws -> [Int64] {
        try rows.filter { row in
            try db.row(
                """
                SELECT 1 FROM favorite WHERE id = ? AND removedAt IS NOT NULL AND boards = 0
                AND (note <> '' OR EXISTS (SELECT 1 FROM ownTag WHERE photo = favorite.id))
                """, [row]) != nil
        }
    }
}
