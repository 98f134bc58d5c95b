import GRDB
import GalleryCore

/// What was seen that is like something.
extension SeenRow {
    /// Colors are compared no further back than this.
    private static let compared = 20_000

    static func photo(_ id: PhotoID, in db: Database) throws -> Photo? {
        let row = try Row.fetchOne(
            db.cachedStatement(sql: "SELECT \(columns) FROM seen WHERE service = ? AND key = ?"),
            arguments: [id.service.rawValue.stored, id.key.stored])
        return row.flatMap { SeenRow($0).photo }
    }

    /// In the order of bm25 (Robertson and Zaragoza 2009; sqlite.org/fts5.html#the_bm25_function).
    static func photos(havingAnyOf words: [String], count: Int, in db: Database) throws -> [Photo] {
        guard !words.isEmpty else { return [] }
        return try Row.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT \(columns) FROM seenWords CROSS JOIN seen ON seen.id = seenWords.rowid
                    WHERE seenWords MATCH \(PhotoWords.folded("?")) ORDER BY bm25(seenWords) LIMIT ?
                    """),
            arguments: [WordExpression.anyOf(words), max(0, count)]
        ).compactMap { SeenRow($0).photo }
    }

    /// The nearest first.
    static func photos(nearest count: Int, by distance: (RGB) -> Double, in db: Database) throws -> [Photo] {
        let rows = try Row.fetchCursor(
            db.cachedStatement(
                sql: "SELECT id, color FROM seen WHERE color IS NOT NULL ORDER BY id DESC LIMIT ?"),
            arguments: [compared])
        var near: [(id: Int64, distance: Double)] = []
        while let row = try rows.next() {
            guard let id = row.int(0), let color = row.int(1).flatMap({ RGB(stored: $0) }) else {
                continue
            }
            near.append((Int64(id), distance(color)))
        }
        near.sort { ($0.distance, $1.id) < ($1.distance, $0.id) }
        let one = try db.cachedStatement(sql: "SELECT \(columns) FROM seen WHERE id = ?")
        return try near.prefix(max(0, count)).compactMap {
            try Row.fetchOne(one, arguments: [$0.id]).flatMap { SeenRow($0).photo }
        }
    }
}

extension RGB {
    /// As `packed` was stored; nil for any other number.
    init?(stored: Int) {
        guard let packed = UInt32(exactly: stored), packed <= 0xFFFFFF else { return nil }
        self.init(packed: packed)
    }
}
