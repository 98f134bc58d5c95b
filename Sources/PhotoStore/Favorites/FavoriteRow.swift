import FoundationEssentials
import GRDB
import GalleryCore

/// Row of the favorites table: a favorite, a removed favorite, or a photo that is only on boards.
struct FavoriteRow {
    /// Row ID; a new row gets the highest ID.
    let number: Int64
    let addedAt: Date
    let removedAt: Date?
    let isStored: Bool
    let note: String
    /// `nil` if unreadable or if the photo's identifier differs from that of the row.
    let photo: Photo?

    private static let columns =
        "id, keptAt, removedAt, removedAt IS NULL OR boards > 0, note, service, key, photo"

    var isRemoved: Bool { removedAt != nil }
    var favorite: Favorite? { photo.map { Favorite(photo: $0, addedAt: addedAt) } }

    static func find(_ id: PhotoID, in db: Database) throws -> FavoriteRow? {
        try db.row(
            "SELECT \(columns) FROM favorite WHERE service = ? AND key = ?", id.stored
        ).map(FavoriteRow.init)
    }

    /// Favorites, newest first, after `photo` or, if it is not stored, from the newest.
    static func following(_ photo: PhotoID?, in db: Database) throws -> MapCursor<RowCursor, FavoriteRow> {
        var position: Row?
        if let photo {
            position = try db.row(
                "SELECT keptAt, id FROM favorite WHERE service = ? AND key = ?", photo.stored)
        }
        // Row values let SQLite seek in the index; OFFSET would scan up to the position.
        return try db.cursor(
            """
            SELECT \(columns) FROM favorite
            WHERE removedAt IS NULL AND (keptAt, id) < (?, ?)
            ORDER BY keptAt DESC, id DESC
            """, [position?.date(0)?.stored ?? .infinity, position?.int(1) ?? Int.max]
        ).map(FavoriteRow.init)
    }

    /// Row ID of a photo. If there is no row, inserts a row that is not a favorite, so that boards can refer to it.
    static func number(of photo: Photo, at date: Date, in db: Database) throws -> Int64 {
        let existing = try db.number("SELECT id FROM favorite WHERE service = ? AND key = ?", photo.id.stored)
        return try existing ?? insert(photo, at: date, removed: date, in: db)
    }

    /// Inserts a photo, which is a favorite unless removed, and returns its row ID.
    static func insert(_ photo: Photo, at date: Date, removed: Date?, in db: Database) throws -> Int64 {
        try db.run(
            """
            INSERT INTO favorite (service, key, keptAt, removedAt, photo, awaitsPicture)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            photo.id.stored
                + [date.stored, removed?.stored, try StoredPhoto.json(photo), !photo.isStoredWhole])
        return db.lastInsertedRowID
    }

    static func withoutPictures(limit: Int, in db: Database) throws -> [Photo] {
        try db.rows(
            """
            SELECT \(columns) FROM favorite INDEXED BY favoriteAwaits
            WHERE awaitsPicture = 1 AND (removedAt IS NULL OR boards > 0) ORDER BY id DESC LIMIT ?
            """, [limit]
        ).compactMap { FavoriteRow($0).photo }
    }

    static func photo(_ row: Row, from first: Int) -> Photo? {
        photo(row.text(first + 2), service: row.text(first), key: row.text(first + 1))
    }

    static func photo(_ json: String?, service: String?, key: String?) -> Photo? {
        json.flatMap(StoredPhoto.photo).flatMap { photo in
            photo.id.service.rawValue.stored == service && photo.id.key.stored == key ? photo : nil
        }
    }

    static func favorite(_ number: Int64, in db: Database) throws -> FavoriteRow? {
        try db.row("SELECT \(columns) FROM favorite WHERE id = ? AND removedAt IS NULL", [number]).map(
            FavoriteRow.init)
    }

    static func id(of number: Int64, in db: Database) throws -> PhotoID? {
        try db.row("SELECT service, key FROM favorite WHERE id = ?", [number])?.photoID(0)
    }

    static func isFavorite(_ number: Int64, in db: Database) throws -> Bool {
        try db.has("SELECT 1 FROM favorite WHERE id = ? AND removedAt IS NULL", [number])
    }

    private init(_ row: Row) {
        number = Int64(row.int(0) ?? 0)
        addedAt = row.date(1) ?? Date(timeIntervalSinceReferenceDate: 0)
        removedAt = row.date(2)
        isStored = row.int(3) == 1
        note = row.text(4) ?? ""
        photo = Self.photo(row, from: 5)
    }
}
