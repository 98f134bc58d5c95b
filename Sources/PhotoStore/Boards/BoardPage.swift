import GRDB
import GalleryCore

/// Photos of a board in their order, all of them or those that have some words.
struct BoardPage {
    /// Up to so many matches are read from the index and put in the order of the board. Where there are more, the board
    /// is walked through and each photo looked up in the index, as a page of them is found soon.
    ///
    /// With a million photos on the board reading a match takes 1 µs and a look into the index 15: with so many matches
    /// both ways take about as long.
    private static let few = 24_000.0

    private static let columns = "position, boardPhoto.photo, addedAt"
    private static let place =
        "board = ? AND boardPhoto.removedAt IS NULL AND (position, boardPhoto.photo) > (?, ?)"
    private static let order = "ORDER BY position, boardPhoto.photo"
    private static let match = "photoWords MATCH \(PhotoWords.folded("?"))"

    private static let all = "SELECT \(columns) FROM boardPhoto WHERE \(place) \(order)"
    private static let rare = """
        WITH found AS MATERIALIZED (SELECT rowid AS number FROM photoWords WHERE \(match) LIMIT ?)
        SELECT \(columns) FROM found CROSS JOIN boardPhoto ON boardPhoto.photo = found.number
        WHERE (SELECT count(*) FROM found) < ? AND \(place) \(order)
        """
    private static let common = """
        SELECT \(columns) FROM boardPhoto
        WHERE \(place) AND EXISTS (SELECT 1 FROM photoWords WHERE \(match) AND rowid = boardPhoto.photo) \(order)
        """
    private static let count = "SELECT count(*) FROM (SELECT 1 FROM photoWords WHERE \(match) LIMIT ?)"

    let board: Board.ID
    let query: WordQuery
    /// Told of what cannot be read and is left out.
    let leaveOut: (String) -> Void

    /// Those behind that photo, or from the first on.
    func photos(after photo: PhotoID?, count: Int, in db: Database) throws -> [BoardPhoto] {
        let spot = try photo.flatMap(BoardOrder(board: board, db: db).formerSpot)
        let place: StatementArguments = [board.number, spot?.position ?? .min, spot?.photo ?? .min]
        guard !query.isEmpty else { return try read(Self.all, place, count, in: db) }
        let words = try WordExpression(query, in: "photoWords", db)
        // One of many words takes as many looks into the index.
        let limit = Int(Self.few * Double(words.alternatives).squareRoot())
        let found = try read(Self.rare, [words.text, limit, limit] + place, count, in: db)
        guard found.isEmpty else { return found }
        let matches = try Int.fetchOne(
            db.cachedStatement(sql: Self.count), arguments: [words.text, limit])
        return (matches ?? 0) < limit ? [] : try read(Self.common, place + [words.text], count, in: db)
    }

    private func read(
        _ sql: String, _ arguments: StatementArguments, _ count: Int, in db: Database
    ) throws -> [BoardPhoto] {
        let rows = try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: arguments)
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
