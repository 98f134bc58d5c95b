public import FoundationEssentials
import GRDB
public import GalleryCore

/// Favorites: photos as JSON, and pictures. For `SQLiteUndo`, removed favorites stay for 30 days, marked as removed.
public struct SQLiteFavorites: FavoritesStore {
    let database: GalleryDatabase
    private let mirror: MirroredAccounts
    private let now: @Sendable () -> Date

    public init(
        _ database: GalleryDatabase, mirror: MirroredAccounts? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        self.database = database
        self.mirror = mirror ?? .none
        self.now = now
    }

    public func add(_ photo: Photo, at date: Date) throws(StoreError) {
        try add([photo], at: date)
    }

    /// Adds photos in one transaction; of those not yet stored, the last one is the newest favorite.
    public func add(_ photos: [Photo], at date: Date) throws(StoreError) {
        let changes = mirror.changes(of: photos.map(\.id))
        let isAnyNew = try database.write { db in
            try UndoLog.purge(at: now(), in: db)
            let new = try photos.filter { try Self.add($0, at: date, in: db) }.map(\.id)
            for id in new { try changes.record(id, isFavorite: true, in: db) }
            if !new.isEmpty { try database.undo.record(.favoritesAdded(new), in: db) }
            return !new.isEmpty
        }
        if isAnyNew { mirror.notify(of: changes) }
    }

    public func refresh(_ photo: Photo) throws(StoreError) {
        try database.write { db in
            guard let row = try FavoriteRow.find(photo.id, in: db), row.isStored else { return }
            try db.run(
                "UPDATE favorite SET photo = ? WHERE id = ?", [try StoredPhoto.json(photo), row.number])
            guard !row.isRemoved else { return }
            if let old = row.photo { try TagUse.count(old, by: -1, in: db) }
            try TagUse.count(photo, by: 1, in: db)
        }
    }

    public func save(picture: [UInt8], size: FavoritePictureSize, of id: PhotoID) throws(StoreError) {
        try database.write { db in
            guard let row = try FavoriteRow.find(id, in: db), row.isStored else { return }
            try db.run(
                """
                INSERT INTO favoritePicture (favorite, size, bytes) VALUES (?, ?, ?)
                ON CONFLICT (favorite, size) DO UPDATE SET bytes = excluded.bytes
                """, [row.number, size.rawValue, Data(picture)])
            guard size == .screen else { return }
            try db.run("UPDATE favorite SET awaitsPicture = 0 WHERE id = ?", [row.number])
        }
    }

    public func remove(_ id: PhotoID) throws(StoreError) -> Bool {
        let changes = mirror.changes(of: [id])
        let wasFavorite = try database.write { db in
            let now = now()
            try UndoLog.purge(at: now, in: db)
            guard try Self.remove(id, at: now, changes, in: db) else { return false }
            try database.undo.record(.favoritesRemoved([id]), in: db)
            return true
        }
        if wasFavorite { mirror.notify(of: changes) }
        return wasFavorite
    }

    static func remove(
        _ id: PhotoID, at date: Date, _ changes: MirroredAccounts.Changes, in db: Database
    ) throws -> Bool {
        guard let row = try FavoriteRow.find(id, in: db), !row.isRemoved else { return false }
        if let photo = row.photo { try TagUse.count(photo, by: -1, in: db) }
        try db.run("UPDATE favorite SET removedAt = ? WHERE id = ?", [date.stored, row.number])
        try changes.record(id, isFavorite: false, in: db)
        return true
    }

    /// Unreadable rows are left out.
    public func favorites(after photo: PhotoID?, count: Int) throws(StoreError) -> [Favorite] {
        try database.read { db in
            let rows = try FavoriteRow.following(photo, in: db)
            var favorites: [Favorite] = []
            while favorites.count < count, let row = try rows.next() {
                if let favorite = row.favorite {
                    favorites.append(favorite)
                } else {
                    database.markUnreadable("favorite \(row.number)")
                }
            }
            return favorites
        }
    }

    public func favorite(_ id: PhotoID) throws(StoreError) -> Favorite? {
        try database.read { db in
            guard let row = try FavoriteRow.find(id, in: db), !row.isRemoved else { return nil }
            if row.photo == nil { database.markUnreadable("favorite \(row.number)") }
            return row.favorite
        }
    }

    public func count() throws(StoreError) -> Int {
        try database.read { db in
            try Int.fetchOne(db, sql: "SELECT favorites FROM keptCount") ?? 0
        }
    }

    public func among(_ ids: [PhotoID]) throws(StoreError) -> Set<PhotoID> {
        try among(ids, "removedAt IS NULL")
    }

    private func among(_ ids: [PhotoID], _ condition: String) throws(StoreError) -> Set<PhotoID> {
        try database.read { try $0.photos(among: ids, in: "favorite", where: condition) }
    }

    public func commonTags(limit: Int) throws(StoreError) -> [String] {
        try database.read { try TagUse.most(limit: limit, in: $0) }
    }

    public func withoutPictures(limit: Int) throws(StoreError) -> [Photo] {
        try database.read { try FavoriteRow.withoutPictures(limit: limit, in: $0) }
    }

    public func withoutPictures(among ids: [PhotoID]) throws(StoreError) -> Set<PhotoID> {
        try among(ids, "awaitsPicture = 1 AND (removedAt IS NULL OR boards > 0)")
    }

    public func withPictures(among ids: [PhotoID]) throws(StoreError) -> Set<PhotoID> {
        try among(
            ids,
            """
            (removedAt IS NULL OR boards > 0)
            AND EXISTS (SELECT 1 FROM favoritePicture WHERE favorite = favorite.id)
            """)
    }

    public func picture(of id: PhotoID, size: FavoritePictureSize) throws(StoreError) -> [UInt8]? {
        try database.read { db in
            try db.row(
                """
                SELECT bytes FROM favoritePicture JOIN favorite ON favorite = favorite.id
                WHERE service = ? AND key = ? AND (removedAt IS NULL OR boards > 0)
                ORDER BY size = ? DESC LIMIT 1
                """, id.stored + [size.rawValue])?.bytes(0)
        }
    }

    /// Restores a removed favorite with its date and pictures; `nil` if it was purged or added again, or is unreadable.
    static func restore(
        _ id: PhotoID, _ changes: MirroredAccounts.Changes, in db: Database
    ) throws -> Photo? {
        guard let row = try FavoriteRow.find(id, in: db), row.isRemoved, let photo = row.photo else {
            return nil
        }
        try db.run("UPDATE favorite SET removedAt = NULL WHERE id = ?", [row.number])
        try TagUse.count(photo, by: 1, in: db)
        try changes.record(id, isFavorite: true, in: db)
        return photo
    }

    @discardableResult
    static func add(_ photo: Photo, at date: Date, in db: Database) throws -> Bool {
        let before = try FavoriteRow.find(photo.id, in: db)
        let isNew = before?.isRemoved ?? true
        if !isNew, let old = before?.photo { try TagUse.count(old, by: -1, in: db) }
        try db.run(
            """
            INSERT INTO favorite (service, key, keptAt, photo, awaitsPicture) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (service, key) DO UPDATE SET photo = excluded.photo, removedAt = NULL,
                keptAt = CASE WHEN keptAt = removedAt THEN excluded.keptAt ELSE keptAt END
            """, photo.id.stored + [date.stored, try StoredPhoto.json(photo), !photo.isStoredWhole])
        try TagUse.count(photo, by: 1, in: db)
        return isNew
    }
}

extension SQLiteFavorites {
    /// Adds favorites in bulk, dated a second apart: a million single calls would take most of an hour.
    public func fill(_ photos: [Photo], from date: Date) throws(StoreError) {
        try database.write { db in
            for (index, photo) in photos.enumerated() {
                try db.run(
                    "INSERT INTO favorite (service, key, keptAt, photo) VALUES (?, ?, ?, ?)",
                    photo.id.stored + [date.stored + Double(index), try StoredPhoto.json(photo)])
            }
        }
    }
}
