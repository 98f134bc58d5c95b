import GRDB
import GalleryCore

/// Looks for the photos of a board that have some words, in the order of the board.
///
/// There are four ways to the same photos. Which of them is quick depends on how many match anywhere, how large the
/// board is and where on it they stand, and the last of these is unknown before. So each way but the second and the
/// last is given up after a while, and the next one starts over; a statement runs only as far as its rows are read.
struct BoardWords {
    /// Up to so many matches are read from the index, 0.1 µs each. To look one photo up in it takes 15 to 45 µs, so of
    /// more matches a page is found soon by looking the photos of the board up, one after the other.
    var few = 60_000
    /// Photos of the board are looked up until so many of them stand between the place and the end of a page.
    var looked = 3_000
    /// To go on by a photo along the board takes 0.3 µs, to look up where a match stands and to put it in order 2. Going
    /// along the board may take as long as the other way would.
    private static let steps = 6

    private static let columns = "position, boardPhoto.photo, addedAt"
    private static let behind =
        "board = :board AND boardPhoto.removedAt IS NULL AND (position, boardPhoto.photo) > (:position, :photo)"
    private static let order = "ORDER BY position, boardPhoto.photo"
    private static let matches =
        "SELECT rowid AS number FROM photoWords WHERE photoWords MATCH \(PhotoWords.folded(":words"))"

    /// Limits, and not conditions: those SQLite would ask of every row.
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
            WHERE \(behind) \(order) LIMIT (SELECT iif(isFew AND \(goesOn("(SELECT steps FROM size)")), -1, 0) FROM size)
        )
        UNION ALL
        SELECT * FROM (\(all(upTo: "SELECT iif(isFew, 0, :looked) FROM size"))) AS near
        WHERE EXISTS (\(matches) AND rowid = near.photo)
        UNION ALL
        SELECT * FROM (
            SELECT \(columns) FROM boardPhoto
            WHERE \(behind) AND +boardPhoto.photo IN (\(matches)) \(order)
            LIMIT (SELECT iif(isFew OR NOT \(goesOn(":looked")), 0, -1) FROM size)
        )
        """

    /// Rows behind a spot, each way's in the order of the board: what a way has given, the next one gives again.
    func rows(
        of board: Board.ID, with words: WordExpression, after spot: BoardOrder.Spot, in db: Database
    ) throws -> RowCursor {
        // One of many words takes as many looks into the index.
        let few = Int(clamping: Double(few) * Double(words.alternatives).squareRoot())
        return try db.cursor(
            Self.sql,
            [
                "board": board.number, "position": spot.position, "photo": spot.photo, "words": words.text,
                "few": few, "looked": looked,
            ])
    }

    /// Rows of the board behind the spot, no more of them than that.
    private static func all(upTo limit: String) -> String {
        "SELECT \(columns) FROM boardPhoto WHERE \(behind) \(order) LIMIT (\(limit))"
    }

    /// Whether there are more of them.
    private static func goesOn(_ limit: String) -> String {
        "EXISTS (SELECT 1 FROM boardPhoto WHERE \(behind) \(order) LIMIT 1 OFFSET \(limit))"
    }
}
