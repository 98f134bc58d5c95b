import GRDB
import GalleryCore

/// Photos of a board in their order, all of them or those that have some words.
struct BoardPage {
    /// Up to so many matches are read from the index and put in the order of the board. Where there are more, the board
    /// is walked through, as a page of them is found soon.
    private static let few = 4_000

    private static let columns = "position, boardPhoto.photo, addedAt"
    private static let place =
        "board = ? AND boardPhoto.removedAt IS NULL AND (position, boardPhoto.photo) > (?, ?)"
    private static let order = "ORDER BY position, boardPhoto.photo"
    private static let match = "photoWords MATCH \(PhotoWords.folded("?"))"

    private static let all = "SELECT \(columns) FROM boardPhoto WHERE \(place) \(order)"
    private static let rare = """
        SELECT \(columns) FROM photoWords CROSS JOIN boardPhoto ON boardPhoto.photo = photoWords.rowid
        WHERE \(place) AND \(match) \(order)
        """
    private static let common = """
        SELECT \(columns) FROM boardPhoto
        WHERE \(place) AND EXISTS (SELECT 1 FROM photoWords WHERE \(match) AND rowid = boardPhoto.photo) \(order)
        """

    let board: Board.ID
    let query: WordQuery
    /// Told of what cannot be read and is left out.
    let leaveOut: (String) -> Void

    /// Those behind that photo, or from the first on.
    func photos(after photo: PhotoID?, count: Int, in db: Database) throws -> [BoardPhoto] {
        let spot = try photo.flatMap(BoardOrder(board: board, db: db).formerSpot)
        let place: StatementArguments = [board.number, spot?.position ?? .min, spot?.photo ?? .min]
        let rows = try rows(from: place, in: db)
        var photos: [BoardPhoto] = []
        while photos.count < count, let row = try rows.next() {
            guard let number = row.int(1), let added = row.date(2) else { continue }
            guard let kept = try Self.kept(Int64(number), in: db) else {
                leaveOut("favorite \(number)")
                continue
            }
            photos.append(BoardPhoto(photo: kept.photo, addedAt: added, annotation: kept.annotation))
        }
        return photos
    }

    private func rows(from place: StatementArguments, in db: Database) throws -> RowCursor {
        guard !query.isEmpty else {
            return try Row.fetchCursor(db.cachedStatement(sql: Self.all), arguments: place)
        }
        let words = PhotoWords.expression(query)
        let found = try Int.fetchOne(
            db.cachedStatement(
                sql: "SELECT count(*) FROM (SELECT 1 FROM photoWords WHERE \(Self.match) LIMIT ?)"),
            arguments: [words, Self.few + 1])
        return try Row.fetchCursor(
            db.cachedStatement(sql: (found ?? 0) > Self.few ? Self.common : Self.rare),
            arguments: place + [words])
    }

    /// What a row of the favourites holds; nil when it cannot be read.
    private static func kept(
        _ number: Int64, in db: Database
    ) throws -> (photo: Photo, annotation: Annotation)? {
        let row = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT service, key, photo, note FROM favorite WHERE id = ?"),
            arguments: [number])
        guard let row, let photo = FavoriteRow.photo(row, from: 0) else { return nil }
        let tags = try SQLiteAnnotations.tags(of: number, in: db)
        return (photo, Annotation(tags: tags, note: row.text(3) ?? ""))
    }
}
