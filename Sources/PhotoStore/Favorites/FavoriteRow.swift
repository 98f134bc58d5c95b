import FoundationEssentials
import GRDB
import GalleryCore

/// One row of the favourites, those removed a while ago included.
struct FavoriteRow {
    /// The row's own number, larger the later it was made.
    let number: Int64
    let keptAt: Date
    let isRemoved: Bool
    /// Nil when what is stored cannot be read, or is another photo than the row says.
    let photo: Photo?

    private static let columns = "id, keptAt, removedAt IS NOT NULL, service, key, photo"

    /// The favourite as those outside know it.
    var favorite: Favorite? { photo.map { Favorite(photo: $0, keptAt: keptAt) } }

    /// The row of a photo, also of one that was removed.
    static func find(_ id: PhotoID, in db: Database) throws -> FavoriteRow? {
        try Row.fetchOne(
            db.cachedStatement(sql: "SELECT \(columns) FROM favorite WHERE service = ? AND key = ?"),
            arguments: [id.service.rawValue.stored, id.key.stored]
        ).map(FavoriteRow.init)
    }

    /// Newest first, those removed left out.
    static func page(offset: Int, count: Int, in db: Database) throws -> [FavoriteRow] {
        try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT \(columns) FROM favorite WHERE removedAt IS NULL
                    ORDER BY keptAt DESC, id DESC LIMIT ? OFFSET ?
                    """),
            arguments: [max(0, count), max(0, offset)]
        ).map(FavoriteRow.init)
    }

    private init(_ row: Row) {
        number = Int64(row.int(0) ?? 0)
        keptAt = row.date(1) ?? Date(timeIntervalSinceReferenceDate: 0)
        isRemoved = row.int(2) == 1
        let service = row.text(3), key = row.text(4)
        photo = row.text(5).flatMap(StoredPhoto.photo).flatMap { photo in
            photo.id.service.rawValue.stored == service && photo.id.key.stored == key ? photo : nil
        }
    }
}
