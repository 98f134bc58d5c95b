import FoundationEssentials
import GRDB
import GalleryCore

/// Row of a seen photo; IDs increase with the time seen.
struct SeenRow {
    private static let counted = 1_000

    let photo: Photo?

    /// Columns of a photo. The color has a column of its own, since it may become known later than the photo.
    static let columns = "photo, color"

    init(_ row: Row) {
        var photo = row.text(0).flatMap(StoredPhoto.photo)
        if photo?.color == nil { photo?.color = row.int(1).flatMap { RGB(stored: $0) } }
        self.photo = photo
    }

    static func record(_ color: RGB, of photo: PhotoID, in db: Database) throws {
        try db.run(
            "UPDATE seen SET color = ? WHERE service = ? AND key = ? AND color IS NULL",
            [Int(color.packed)] + photo.stored)
    }

    static func color(of photo: PhotoID, in db: Database) throws -> RGB? {
        try db.row(
            "SELECT color FROM seen WHERE service = ? AND key = ?", photo.stored
        )?.int(0).flatMap(RGB.init(stored:))
    }

    /// Inserts a photo as the newest, or moves it there, unless it was already seen in the last `time` seconds.
    static func record(
        _ photo: Photo, at date: Date, unlessSince time: TimeInterval, in db: Database
    ) throws {
        let before = try db.row(
            "SELECT id, time, color FROM seen WHERE service = ? AND key = ?", photo.id.stored)
        if let before {
            if let last = before.date(1), abs(date.timeIntervalSince(last)) < time { return }
            try delete(where: "id = ?", before.int(0) ?? 0, in: db)
        }
        try TagUse.count(photo, by: 1, in: db)
        try db.run(
            """
            INSERT INTO seen (id, service, key, time, color, photo)
            VALUES ((SELECT coalesce(max(id), 0) + 1 FROM seen), ?, ?, ?, ?, ?)
            """,
            photo.id.stored + [
                date.stored, (photo.color?.packed).map { Int($0) } ?? before?.int(2),
                try StoredPhoto.json(photo),
            ])
        let number = db.lastInsertedRowID
        try db.run(PhotoWords.insertion(into: "seenWords", from: "seen"), [number])
        if let old = before?.int(0) { try SeenDescriptors.move(from: Int64(old), to: number, in: db) }
    }

    static func forget(beyond count: Int, in db: Database) throws {
        guard let last = try db.number("SELECT max(id) FROM seen") else { return }
        try delete(where: "id <= ?", Int(last) - count, in: db)
        try SeenDescriptors.forget(below: last - Int64(count), in: db)
    }

    private static func delete(where condition: String, _ number: Int, in db: Database) throws {
        for row in try db.rows("SELECT photo FROM seen WHERE \(condition)", [number]) {
            if let photo = row.text(0).flatMap(StoredPhoto.photo) { try TagUse.count(photo, by: -1, in: db) }
        }
        try db.run("DELETE FROM seenWords WHERE row\(condition)", [number])
        try db.run("DELETE FROM seen WHERE \(condition)", [number])
    }

    static func number(of photo: PhotoID, in db: Database) throws -> Int64? {
        try db.number("SELECT id FROM seen WHERE service = ? AND key = ?", photo.stored)
    }

    static func find(_ number: Int64, in db: Database) throws -> SeenRow? {
        try db.row("SELECT \(columns) FROM seen WHERE id = ?", [number]).map(SeenRow.init)
    }

    static func isThere(_ number: Int64, in db: Database) throws -> Bool {
        try db.has("SELECT 1 FROM seen WHERE id = ?", [number])
    }

    static func page(below number: Int64, count: Int, in db: Database) throws -> [SeenRow] {
        try db.rows(
            "SELECT \(columns) FROM seen WHERE id < ? ORDER BY id DESC LIMIT ?", [number, max(0, count)]
        ).map(SeenRow.init)
    }

    /// Number of seen photos; `nil` if more than `counted`.
    static func count(in db: Database) throws -> Int? {
        let count = try db.number("SELECT count(*) FROM (SELECT 1 FROM seen LIMIT ?)", [counted + 1])
        return count.flatMap { $0 > counted ? nil : Int($0) }
    }
}

extension SeenRow {
    private static let compared = 20_000

    static func photo(_ id: PhotoID, in db: Database) throws -> Photo? {
        try db.row("SELECT \(columns) FROM seen WHERE service = ? AND key = ?", id.stored)
            .flatMap { SeenRow($0).photo }
    }

    /// Photos with any of the words, best match first by bm25 (Robertson and Zaragoza 2009; sqlite.org/fts5.html).
    static func photos(havingAnyOf words: [String], count: Int, in db: Database) throws -> [Photo] {
        guard !words.isEmpty else { return [] }
        return try db.rows(
            """
            SELECT \(columns) FROM seenWords CROSS JOIN seen ON seen.id = seenWords.rowid
            WHERE seenWords MATCH \(PhotoWords.folded("?")) ORDER BY bm25(seenWords) LIMIT ?
            """, [WordExpression.anyOf(words), max(0, count)]
        ).compactMap { SeenRow($0).photo }
    }

    static func photos(mostSimilar count: Int, to descriptor: VisualDescriptor, in db: Database) throws
        -> [Photo]
    {
        try SeenDescriptors.mostSimilar(count, to: descriptor, in: db).compactMap {
            try find($0, in: db)?.photo
        }
    }

    static func record(_ descriptor: VisualDescriptor, of photo: PhotoID, in db: Database) throws -> Bool {
        guard let number = try number(of: photo, in: db) else { return false }
        if try SeenDescriptors.descriptor(of: number, in: db) == nil {
            try SeenDescriptors.set(descriptor, of: number, in: db)
        }
        return true
    }

    static func photos(nearest count: Int, by distance: (RGB) -> Double, in db: Database) throws -> [Photo] {
        let rows = try db.cursor(
            "SELECT id, color FROM seen WHERE color IS NOT NULL ORDER BY id DESC LIMIT ?", [compared])
        var near: [(id: Int64, distance: Double)] = []
        while let row = try rows.next() {
            guard let id = row.int(0), let color = row.int(1).flatMap({ RGB(stored: $0) }) else {
                continue
            }
            near.append((Int64(id), distance(color)))
        }
        near.sort { ($0.distance, $1.id) < ($1.distance, $0.id) }
        return try near.prefix(max(0, count)).compactMap { try find($0.id, in: db)?.photo }
    }
}

extension RGB {
    init?(stored: Int) {
        guard let packed = UInt32(exactly: stored), packed <= 0xFFFFFF else { return nil }
        self.init(packed: packed)
    }
}
