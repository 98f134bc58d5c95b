import GRDB
import GalleryCore

/// Photos of a board in their order.
struct BoardPage {
    private static let select = """
        SELECT position, favorite.id, addedAt, service, key, favorite.photo, favorite.note
        FROM boardPhoto JOIN favorite ON favorite.id = boardPhoto.photo
        WHERE board = ? AND boardPhoto.removedAt IS NULL AND (position, boardPhoto.photo) > (?, ?)
        ORDER BY position, boardPhoto.photo
        """

    let board: Board.ID
    let words: [String]
    /// Told of what cannot be read and is left out.
    let leaveOut: (String) -> Void

    /// Those behind that photo, or from the first on.
    func photos(after photo: PhotoID?, count: Int, in db: Database) throws -> [BoardPhoto] {
        let order = BoardOrder(board: board, db: db)
        let spot = try photo.flatMap(order.formerSpot)
        let rows = try Row.fetchCursor(
            db.cachedStatement(sql: Self.select),
            arguments: [board.number, spot?.position ?? .min, spot?.photo ?? .min])
        var photos: [BoardPhoto] = []
        while photos.count < count, let row = try rows.next() {
            guard let number = row.int(1), let added = row.date(2) else { continue }
            guard let photo = FavoriteRow.photo(row, from: 3) else {
                leaveOut("favorite \(number)")
                continue
            }
            let note = row.text(6) ?? ""
            let tags = try SQLiteAnnotations.tags(of: Int64(number), in: db)
            let found = BoardPhoto(
                photo: photo, addedAt: added, annotation: Annotation(tags: tags, note: note))
            if words.isEmpty || Self.matches(found, words) { photos.append(found) }
        }
        return photos
    }

    /// Every word stands in one of its texts, whatever its case.
    private static func matches(_ found: BoardPhoto, _ words: [String]) -> Bool {
        let photo = found.photo
        let texts =
            [photo.title, photo.about, photo.altText, photo.author.name, found.annotation.note]
            .compactMap(\.self) + photo.tags + found.annotation.tags
        let text = texts.joined(separator: "\n").lowercased()
        return words.allSatisfy { text.contains($0) }
    }
}
