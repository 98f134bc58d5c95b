import FoundationEssentials
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
        let rows = try rows(after: last, in: db)
        var photos: [BoardPhoto] = []
        while photos.count < count, let row = try rows.next() {
            guard let position = row.int(0), let number = row.int(1).map({ Int64($0) }),
                let added = row.date(2),
                // Skips rows that an earlier strategy of `BoardWords` has already returned.
                (position, number) > (last.position, last.photo)
            else { continue }
            last = BoardOrder.Spot(position: position, photo: number)
            if let photo = try self.photo(number, addedAt: added, in: db) {
                photos.append(photo)
            } else {
                markUnreadable("favorite \(number)")
            }
        }
        return photos
    }

    private func rows(after spot: BoardOrder.Spot, in db: Database) throws -> RowCursor {
        guard query.isEmpty else {
            return try words.rows(
                of: board, with: WordExpression(query, in: "photoWords", db), after: spot, in: db)
        }
        return try db.cursor(Self.all, [board.number, spot.position, spot.photo])
    }

    private func photo(_ number: Int64, addedAt date: Date, in db: Database) throws -> BoardPhoto? {
        let row = try db.row(
            """
            SELECT service, key, favorite.photo, note, title FROM favorite
            LEFT JOIN boardPhoto ON boardPhoto.board = ? AND boardPhoto.photo = favorite.id
            LEFT JOIN boardSection ON boardSection.id = section
            WHERE favorite.id = ?
            """, [board.number, number])
        guard let row, let photo = FavoriteRow.photo(row, from: 0) else { return nil }
        let tags = try SQLiteAnnotations.tags(of: number, in: db)
        return BoardPhoto(
            photo: photo, addedAt: date, annotation: Annotation(tags: tags, note: row.text(3) ?? ""),
            section: row.text(4))
    }
}
