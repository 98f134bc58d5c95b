import GRDB
public import GalleryCore

public struct SQLiteFeedMemory: FeedMemory {
    private let database: GalleryDatabase

    public init(_ database: GalleryDatabase) { self.database = database }

    public func remember(_ page: CachedReply, service: ServiceName) throws(StoreError) {
        try database.write { db in
            try db.run(
                """
                INSERT INTO feed (service, time, photos) VALUES (?, ?, ?)
                ON CONFLICT (service) DO UPDATE SET time = excluded.time, photos = excluded.photos
                """, [service.rawValue.stored, page.date.stored, try StoredPhoto.json(page.photos)])
        }
    }

    /// Omits unreadable photos.
    public func recall(service: ServiceName) throws(StoreError) -> CachedReply? {
        try database.read { db in
            guard
                let row = try db.row(
                    "SELECT time, photos FROM feed WHERE service = ?", [service.rawValue.stored]),
                let date = row.date(0), let read = row.text(1).flatMap(StoredPhoto.photos)
            else { return nil }
            if read.unreadable > 0 { database.markUnreadable("feed \(service.rawValue)") }
            return CachedReply(photos: read.photos, date: date)
        }
    }
}
