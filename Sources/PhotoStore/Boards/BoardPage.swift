import GRDB
import GalleryCore

/// Reads photos of a board in board order; if `query` is not empty, only the matching ones.
struct BoardPage {
    private static let all = """
        SELECT position, photo, addedAt FROM boardPhoto
        WHERE board = ? AND removedAt IS NULL AND (position, photo) > (?, ?) ORDER BY position, photo
        """

    let board: Board.ID
    let query: WordQuery
    /// Called with the name of each unreadable row, such as `favorite 3`.
    let markUnreadable: (String) -> Void

    var words = BoardWords()

    func photos(after photo: PhotoID?, count: Int, in db: Database) throws -> [BoardPhoto] {
        var last =
            try photo.flatMap(BoardOrder(board: board, db: db).formerSpot)
            ?? BoardOrder.Spot(position: .min, photo: .min)
        let rows = try rows(behind: last, in: db)
        var photos: [BoardPhoto] = []
        while photos.count < count, let row = try rows.next() {
            guard let position = row.int(0), let number = row.int(1).map({ Int64($0) }),
                let added = row.date(2),
                // Skips rows that an earlier strategy of `BoardWords` has already returned.
                (position, number) > (last.position, last.photo)
            else { continue }
            last = BoardOrder.Spot(position: position, photo: number)
            guard let kept = try Self.kept(number, in: db) else {
                markUnreadable("favorite \(number)")
                continue
            }
            photos.append(
                BoardPhoto(
                    photo: kept.photo, addedAt: added, annotation: kept.annotation,
                    section: try section(of: number, in: db)))
        }
        return photos
    }

    private func rows(behind spot: BoardOrder.Spot, in db: Database) throws -> RowCursor {
        guard query.isEmpty else {
            return try words.rows(
                of: board, with: WordExpression(query, in: "photoWords", db), after: spot, in: db)
        }
        return try db.cursor(Self.all, [board.number, spot.position, spot.photo])
    }

    private func section(of number: Int64, in db: Database) throws -> String? {
        try db.row(
            """
            SELECT title FROM boardSection WHERE id =
                (SELECT section FROM boardPhoto WHERE board = ? AND photo = ?)
            """, [board.number, number])?.text(0)
    }

    private static func kept(
        _ number: Int64, in db: Database
    ) throws -> (photo: Photo, annotation: Annotation)? {
        let row = try db.row("SELECT service, key, photo, note FROM favorite WHERE id = ?", [number])
        guard let row, let photo = FavoriteRow.photo(row, from: 0) else { return nil }
        let tags = try SQLiteAnnotations.tags(of: number, in: db)
        return (photo, Annotation(tags: tags, note: row.text(3) ?? ""))
    }
}
