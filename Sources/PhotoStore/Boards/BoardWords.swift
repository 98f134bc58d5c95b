import GRDB
import GalleryCore

/// Finds the photos of a board that match a query, in board order. The SQL combines four strategies with the same
/// result. The fastest depends on the number of all matches, the size of the board and the positions of its matches,
/// which are unknown in advance. The first and third strategy therefore give up at a limit, and the next one starts
/// over. SQLite computes rows only as they are read.
struct BoardWords {
    /// Maximum matches read from the index (0.1 µs each); above it, checking a board's photos (15 to 45 µs) is faster.
    var few = 60_000
    /// Maximum number of the board's photos that the third strategy checks.
    var looked = 3_000
    /// Maximum steps along the board (0.3 µs each) per match; above it, sorting the matches (2 µs each) is faster.
    private static let steps = 6

    private static let columns = "position, boardPhoto.photo, addedAt"
    private static let isAfterSpot =
        "board = :board AND boardPhoto.removedAt IS NULL AND (position, boardPhoto.photo) > (:position, :photo)"
    private static let order = "ORDER BY position, boardPhoto.photo"
    private static let matches =
        "SELECT rowid AS number FROM photoWords WHERE photoWords MATCH \(PhotoWords.folded(":words"))"

    /// Selects strategies by LIMIT, because SQLite would evaluate a WHERE condition for each row.
    private static let sql = """
        WITH found AS MATERIALIZED (\(matches) LIMIT :few),
            size AS MATERIALIZED (
                SELECT iif(found < :few, \(steps) * found, 0) AS steps, found < :few AS isFew
                FROM (SELECT count(*) AS found FROM found)
            )
        SELECT * FROM (\(all(upTo: "SELECT steps FROM size"))) WHERE photo IN (SELECT number FROM found)
        UNION ALL
        SELECT * FROM (
            SELECT \(columns) FROM found CROSS JOIN boardPhoto ON boardPhoto.photo = found.number
            WHERE \(isAfterSpot) \(order) LIMIT (SELECT iif(isFew AND \(goesOn("(SELECT steps FROM size)")), -1, 0) FROM size)
        )
        UNION ALL
        SELECT * FROM (\(all(upTo: "SELECT iif(isFew, 0, :looked) FROM size"))) AS near
        WHERE EXISTS (\(matches) AND rowid = near.photo)
        UNION ALL
        SELECT * FROM (
            SELECT \(columns) FROM boardPhoto
            WHERE \(isAfterSpot) AND +boardPhoto.photo IN (\(matches)) \(order)
            LIMIT (SELECT iif(isFew OR NOT \(goesOn(":looked")), 0, -1) FROM size)
        )
        """

    /// Rows after a spot, in board order; a later strategy may repeat rows of an earlier one.
    func rows(
        of board: Board.ID, with words: WordExpression, after spot: BoardOrder.Spot, in db: Database
    ) throws -> RowCursor {
        // With more alternatives, the check of a photo takes longer, so that reading more matches is still faster.
        let few = Int(clamping: Double(few) * Double(words.alternatives).squareRoot())
        return try db.cursor(
            Self.sql,
            [
                "board": board.number, "position": spot.position, "photo": spot.photo, "words": words.text,
                "few": few, "looked": looked,
            ])
    }

    private static func all(upTo limit: String) -> String {
        "SELECT \(columns) FROM boardPhoto WHERE \(isAfterSpot) \(order) LIMIT (\(limit))"
    }

    private static func goesOn(_ limit: String) -> String {
        "EXISTS (SELECT 1 FROM boardPhoto WHERE \(isAfterSpot) \(order) LIMIT 1 OFFSET \(limit))"
    }
}
