import FoundationEssentials
import GRDB
import GalleryCore

/// The rows of what was seen; the larger its number, the later a photo was seen.
enum SeenRow {
    /// Puts a photo at the top, unless it was seen within that time before.
    static func note(
        _ photo: Photo, at date: Date, unlessSince time: TimeInterval, in db: Database
    ) throws {
        let (service, key) = (photo.id.service.rawValue.stored, photo.id.key.stored)
        let before = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT id, time FROM seen WHERE service = ? AND key = ?"),
            arguments: [service, key])
        if let before {
            if let last = before.date(1), abs(date.timeIntervalSince(last)) < time { return }
            try db.cachedStatement(sql: "DELETE FROM seen WHERE id = ?").execute(arguments: [before.int(0)])
            try db.cachedStatement(sql: "DELETE FROM seenWords WHERE rowid = ?")
                .execute(arguments: [before.int(0)])
        } else {
            try TagUse.count(photo, by: 1, in: db)
        }
        try db.cachedStatement(
            sql: """
                INSERT INTO seen (id, service, key, time, color, photo)
                VALUES ((SELECT coalesce(max(id), 0) + 1 FROM seen), ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            service, key, date.stored, photo.color?.packed, try StoredPhoto.json(photo),
        ])
        try db.cachedStatement(sql: PhotoWords.insertion(into: "seenWords", from: "seen"))
            .execute(arguments: [db.lastInsertedRowID])
    }

    /// Forgets all but the last `count`.
    static func forget(beyond count: Int, in db: Database) throws {
        guard let last = try Int.fetchOne(db.cachedStatement(sql: "SELECT max(id) FROM seen")) else { return }
        for (table, column) in [("seen", "id"), ("seenWords", "rowid")] {
            try db.cachedStatement(sql: "DELETE FROM \(table) WHERE \(column) <= ?")
                .execute(arguments: [last - count])
        }
    }

    /// The number of a photo's row.
    static func number(of photo: PhotoID, in db: Database) throws -> Int64? {
        try Int64.fetchOne(
            db.cachedStatement(sql: "SELECT id FROM seen WHERE service = ? AND key = ?"),
            arguments: [photo.service.rawValue.stored, photo.key.stored])
    }

    /// Seen last first; nil for what cannot be read.
    static func page(_ query: WordQuery, below number: Int64, count: Int, in db: Database) throws -> [Photo?]
    {
        let rows =
            query.isEmpty
            ? try Row.fetchAll(
                db.cachedStatement(sql: "SELECT photo FROM seen WHERE id < ? ORDER BY id DESC LIMIT ?"),
                arguments: [number, max(0, count)])
            : try Row.fetchAll(
                db.cachedStatement(
                    sql: """
                        SELECT photo \(found) AND seenWords.rowid < ?
                        ORDER BY seenWords.rowid DESC LIMIT ?
                        """),
                arguments: [PhotoWords.expression(query), number, max(0, count)])
        return rows.map { $0.text(0).flatMap(StoredPhoto.photo) }
    }

    /// How many there are; counts no further than `limit`.
    static func count(_ query: WordQuery, upTo limit: Int, in db: Database) throws -> Int {
        let count =
            query.isEmpty
            ? try Int.fetchOne(
                db.cachedStatement(sql: "SELECT count(*) FROM (SELECT 1 FROM seen LIMIT ?)"),
                arguments: [limit])
            : try Int.fetchOne(
                db.cachedStatement(sql: "SELECT count(*) FROM (SELECT 1 \(found) LIMIT ?)"),
                arguments: [PhotoWords.expression(query), limit])
        return count ?? 0
    }

    private static let found = """
        FROM seenWords CROSS JOIN seen ON seen.id = seenWords.rowid
        WHERE seenWords MATCH \(PhotoWords.folded("?"))
        """
}

extension RGB {
    /// As a number: `0xRRGGBB`.
    var packed: Int { Int(red) << 16 | Int(green) << 8 | Int(blue) }
}
