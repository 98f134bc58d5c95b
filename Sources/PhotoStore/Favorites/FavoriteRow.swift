import FoundationEssentials
import GRDB
import GalleryCore

/// One row of the favorites, those removed a while ago included.
struct FavoriteRow {
    /// The row's own number, larger the later it was made.
    let number: Int64
    let addedAt: Date
    let isRemoved: Bool
    /// It is a favorite or on a board.
    let isStored: Bool
    /// Nil when what is stored cannot be read, or is another photo than the row says.
    let photo: Photo?

    private static let columns =
        "id, keptAt, removedAt IS NOT NULL, removedAt IS NULL OR boards > 0, service, key, photo"

    /// The favorite as those outside know it.
    var favorite: Favorite? { photo.map { Favorite(photo: $0, addedAt: addedAt) } }

    /// The row of a photo, also of one that was removed.
    static func find(_ id: PhotoID, in db: Database) throws -> FavoriteRow? {
        try db.row(
            "SELECT \(columns) FROM favorite WHERE service = ? AND key = ?", id.stored
        ).map(FavoriteRow.init)
    }

    /// Newest first, those removed left out; behind that photo when it is known, else from the newest on.
    static func following(_ photo: PhotoID?, in db: Database) throws -> MapCursor<RowCursor, FavoriteRow> {
        var place: Row?
        if let photo {
            place = try db.row(
                "SELECT keptAt, id FROM favorite WHERE service = ? AND key = ?", photo.stored)
        }
        // Comparing rows of values finds the place in the index; an offset would walk to it.
        return try db.cursor(
            """
            SELECT \(columns) FROM favorite
            WHERE removedAt IS NULL AND (keptAt, id) < (?, ?)
            ORDER BY keptAt DESC, id DESC
            """, [place?.date(0)?.stored ?? .infinity, place?.int(1) ?? Int.max]
        ).map(FavoriteRow.init)
    }

    /// The number of a photo's row, made when it is missing: it is no favorite then, and stays for the boards it
    /// is put on.
    static func number(of photo: Photo, at date: Date, in db: Database) throws -> Int64 {
        let known = try db.number("SELECT id FROM favorite WHERE service = ? AND key = ?", photo.id.stored)
        if let known { return known }
        try db.run(
            """
            INSERT INTO favorite (service, key, keptAt, removedAt, photo, awaitsPicture)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            photo.id.stored
                + [date.stored, date.stored, try StoredPhoto.json(photo), photo.id.service != .own])
        return db.lastInsertedRowID
    }

    /// Those whose large picture has not come yet, the newest first.
    static func withoutPictures(limit: Int, in db: Database) throws -> [Photo] {
        try db.rows(
            """
            SELECT \(columns) FROM favorite INDEXED BY favoriteAwaits
            WHERE awaitsPicture = 1 AND (removedAt IS NULL OR boards > 0) ORDER BY id DESC LIMIT ?
            """, [limit]
        ).compactMap { FavoriteRow($0).photo }
    }

    /// What the row of a photo holds, from a service's name, its key and the entity; nil when that is another's.
    static func photo(_ row: Row, from first: Int) -> Photo? {
        photo(row.text(first + 2), service: row.text(first), key: row.text(first + 1))
    }

    /// The same of values that were read already.
    static func photo(_ json: String?, service: String?, key: String?) -> Photo? {
        json.flatMap(StoredPhoto.photo).flatMap { photo in
            photo.id.service.rawValue.stored == service && photo.id.key.stored == key ? photo : nil
        }
    }

    /// The row of that number, where it is a favorite.
    static func favorite(_ number: Int64, in db: Database) throws -> FavoriteRow? {
        try db.row("SELECT \(columns) FROM favorite WHERE id = ? AND removedAt IS NULL", [number]).map(
            FavoriteRow.init)
    }

    /// Whether the row of that number is a favorite, without a look at its photo.
    static func isFavorite(_ number: Int64, in db: Database) throws -> Bool {
        try db.has("SELECT 1 FROM favorite WHERE id = ? AND removedAt IS NULL", [number])
    }

    private init(_ row: Row) {
        number = Int64(row.int(0) ?? 0)
        addedAt = row.date(1) ?? Date(timeIntervalSinceReferenceDate: 0)
        isRemoved = row.int(2) == 1
        isStored = row.int(3) == 1
        photo = Self.photo(row, from: 4)
    }
}
