import FoundationEssentials
import GRDB
public import GalleryCore

/// Cached replies, limited by age and size. `DelayedWrites` delays writes: showing a reply does not wait for them.
public final class SQLiteReplies: ReplyCache {
    public static let days = 30

    /// Contains the schema version: another version uses another file.
    static let fileName = "replies-1.sqlite"

    let database: SideDatabase
    private let limit: Int
    private let replies: DelayedWrites<(reply: CachedReply, key: ReplyKey)>

    /// Opens the file on first use. `limit` is in bytes; a page of 30 photos takes about 60,000. If `isReadOnly`, no
    /// file is created and nothing is cached.
    public init(folder: String, limit: Int = 50_000_000, isReadOnly: Bool = false) {
        database = SideDatabase(
            folder: folder, fileName: Self.fileName, isReadOnly: isReadOnly, tables: Self.tables)
        self.limit = limit
        replies = DelayedWrites(label: "gallery.replies") { [database] replies in
            for (reply, key) in replies { Self.write(reply, as: key, to: database, limit) }
        }
    }

    public func remember(_ reply: CachedReply, as key: ReplyKey) { replies.add((reply, key)) }

    private static func write(
        _ reply: CachedReply, as key: ReplyKey, to database: SideDatabase, _ limit: Int
    ) {
        guard let stored = try? ReplyRow(reply), stored.size <= limit / 8 else { return }
        _ = database.perform { db in
            try db.run(
                """
                INSERT OR REPLACE INTO reply
                (service, question, time, photos, words, total, hasMore, size, sum)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    key.service.rawValue.stored, key.question.stored, reply.date.stored, stored.photos,
                    stored.values, stored.total, stored.hasMore, stored.size, stored.sum,
                ])
            try forget(in: db, now: reply.date, beyond: limit)
        }
    }

    public func finish() { replies.finish() }

    public func recall(_ key: ReplyKey) -> CachedReply? { recall(key, now: Date()) }

    func recall(_ key: ReplyKey, now: Date) -> CachedReply? {
        finish()
        let row = database.read { db in
            try db.row(
                """
                SELECT time, photos, words, total, hasMore, sum FROM reply
                WHERE service = ? AND question = ?
                """, [key.service.rawValue.stored, key.question.stored]
            ).flatMap { row in row.date(0).flatMap { date in ReplyRow(row, from: 1)?.reply(date: date) } }
        }
        guard let reply = row ?? nil, Self.times(at: now).contains(reply.date) else { return nil }
        return reply
    }

    public var contents: (count: Int, bytes: Int) {
        finish()
        let contents = database.perform { db in
            try db.row("SELECT count(*), CAST(total(size) AS INTEGER) FROM reply")
                .map { ($0.int(0) ?? 0, $0.int(1) ?? 0) }
        }
        return (contents ?? nil) ?? (0, 0)
    }

    public var byteLimit: Int { limit }

    public func clear() { replies.drop(then: database.remove) }

    /// Valid dates of replies, up to a day after `now`: replies must not stay forever after the clock was set back.
    static func times(at now: Date) -> ClosedRange<Date> {
        let day = 86_400.0
        return now.addingTimeInterval(-Double(days) * day)...now.addingTimeInterval(day)
    }

    private static func forget(in db: Database, now: Date, beyond limit: Int) throws {
        let times = times(at: now)
        try db.run(
            "DELETE FROM reply WHERE time NOT BETWEEN ? AND ?",
            [times.lowerBound.stored, times.upperBound.stored])
        let bytes = try Double.fetchOne(db, sql: "SELECT total(size) FROM reply") ?? 0
        guard bytes > Double(limit) else { return }
        try db.run(
            """
            DELETE FROM reply WHERE id IN (
                SELECT id FROM (SELECT id, sum(size) OVER (ORDER BY time DESC, id DESC) AS upTo FROM reply)
                WHERE upTo > ?)
            """, [limit - limit / 8])
    }

    private static let tables = """
        CREATE TABLE IF NOT EXISTS reply (
            id INTEGER PRIMARY KEY,
            service TEXT NOT NULL,
            question TEXT NOT NULL,
            time REAL NOT NULL,
            photos TEXT NOT NULL,
            words TEXT NOT NULL,
            total INTEGER,
            hasMore INTEGER NOT NULL,
            size INTEGER NOT NULL,
            sum INTEGER NOT NULL,
            UNIQUE (service, question)
        ) STRICT;
        CREATE INDEX IF NOT EXISTS replyTime ON reply (time, id, size);
        """
}
