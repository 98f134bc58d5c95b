import FoundationEssentials
import GRDB
import GalleryCore

/// A row of what was seen; the larger its number, the later a photo was seen.
struct SeenRow {
    /// Counted no further.
    private static let counted = 1_000

    /// Nil for what cannot be read.
    let photo: Photo?

    /// What stands for a photo; the color may have become known later.
    static let columns = "photo, color"

    init(_ row: Row) {
        var photo = row.text(0).flatMap(StoredPhoto.photo)
        if photo?.color == nil { photo?.color = row.int(1).flatMap { RGB(stored: $0) } }
        self.photo = photo
    }

    /// Notes the color of a photo that has none.
    static func note(_ color: RGB, of photo: PhotoID, in db: Database) throws {
        try db.cachedStatement(
            sql: "UPDATE seen SET color = ? WHERE service = ? AND key = ? AND color IS NULL"
        ).execute(arguments: [Int(color.packed), photo.service.rawValue.stored, photo.key.stored])
    }

    /// The color of a photo.
    static func color(of photo: PhotoID, in db: Database) throws -> RGB? {
        try Row.fetchOne(
            db.cachedStatement(sql: "SELECT color FROM seen WHERE service = ? AND key = ?"),
            arguments: [photo.service.rawValue.stored, photo.key.stored]
        )?.int(0).flatMap { RGB(stored: $0) }
    }

    /// Puts a photo at the top, unless it was seen within that time before.
    static func note(
        _ photo: Photo, at date: Date, unlessSince time: TimeInterval, in db: Database
    ) throws {
        let (service, key) = (photo.id.service.rawValue.stored, photo.id.key.stored)
        let before = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT id, time, color FROM seen WHERE service = ? AND key = ?"),
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
            service, key, date.stored, (photo.color?.packed).map { Int($0) } ?? before?.int(2),
            try StoredPhoto.json(photo),
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

    /// The row of that number.
    static func find(_ number: Int64, in db: Database) throws -> SeenRow? {
        try Row.fetchOne(
            db.cachedStatement(sql: "SELECT \(columns) FROM seen WHERE id = ?"), arguments: [number]
        ).map(SeenRow.init)
    }

    /// Whether there is a row of that number, without a look at its photo.
    static func isThere(_ number: Int64, in db: Database) throws -> Bool {
        try Int.fetchOne(db.cachedStatement(sql: "SELECT 1 FROM seen WHERE id = ?"), arguments: [number])
            != nil
    }

    /// All of them, seen last first.
    static func page(below number: Int64, count: Int, in db: Database) throws -> [SeenRow] {
        try Row.fetchAll(
            db.cachedStatement(sql: "SELECT \(columns) FROM seen WHERE id < ? ORDER BY id DESC LIMIT ?"),
            arguments: [number, max(0, count)]
        ).map(SeenRow.init)
    }

    /// How many there are; nil for very many.
    static func count(in db: Database) throws -> Int? {
        let count = try Int.fetchOne(
            db.cachedStatement(sql: "SELECT count(*) FROM (SELECT 1 FROM seen LIMIT ?)"),
            arguments: [counted + 1])
        return (count ?? 0) > counted ? nil : count
    }
}
