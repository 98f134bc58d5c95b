public import FoundationEssentials
import GRDB
public import GalleryCore

/// Taste events in the main database. Of a photo, only ID and traits are stored.
public struct SQLiteTaste: TasteStore {
    static let maxEvents = 5_000
    private static let month: TimeInterval = 30 * 86_400
    private let database: GalleryDatabase

    public init(_ database: GalleryDatabase) { self.database = database }

    public func append(_ events: [TasteEvent]) throws(StoreError) {
        guard !events.isEmpty else { return }
        try database.write { db in
            var rows: [TasteSignal: [Int64]] = [:]
            for event in events {
                try Self.insert(event, in: db)
                rows[event.signal, default: []].append(db.lastInsertedRowID)
            }
            try db.run("DELETE FROM taste WHERE id <= (SELECT max(id) FROM taste) - \(Self.maxEvents)")
            for signal in [TasteSignal.liked, .disliked] {
                if let judged = rows[signal] {
                    try database.undo.record(.judged(signal, rows: judged), in: db)
                }
            }
        }
    }

    /// Deletes those of `rows` that have `signal`; returns the number of deleted rows.
    static func forget(_ rows: [Int64], saying signal: TasteSignal, in db: Database) throws -> Int {
        try rows.reduce(0) { count, row in
            try db.run("DELETE FROM taste WHERE id = ? AND signal = ?", [row, signal.rawValue])
            return count + db.changesCount
        }
    }

    /// Deletes the first event of each photo with `signal` since `date`; returns the deleted events.
    static func withdraw(
        _ signal: TasteSignal, of photos: [PhotoID], since date: Date, in db: Database
    ) throws -> [NumberedEvent] {
        var first: [PhotoID: NumberedEvent] = [:]
        for event in try rows("signal = ? AND time >= ?", [signal.rawValue, date.stored], .max, in: db) {
            if let photo = event.event.photo { first[photo] = event }
        }
        let events = photos.compactMap { first[$0] }
        for event in events { try db.run("DELETE FROM taste WHERE id = ?", [event.number]) }
        return events
    }

    public func photos(
        judgedAs signal: TasteSignal, among photos: [PhotoID]
    ) throws(StoreError) -> Set<PhotoID> {
        let opposite = signal == .liked ? TasteSignal.disliked : .liked
        return try database.read { db in
            try db.photos(among: photos, in: "taste", where: "signal = ?", [signal.rawValue])
                .subtracting(
                    try db.photos(among: photos, in: "taste", where: "signal = ?", [opposite.rawValue]))
        }
    }

    static func photo(_ row: Int64, in db: Database) throws -> PhotoID? {
        try db.row("SELECT service, key FROM taste WHERE id = ?", [row])?.photoID(0)
    }

    public func withdraw(_ photos: [PhotoID]) throws(StoreError) -> Int {
        try database.write { db in
            var judgments: [NumberedEvent] = []
            let count = try photos.count { photo in
                let events = try Self.rows(
                    "service = ? AND key = ? AND signal IN (?, ?)", photo.judged, in: db)
                judgments += events
                for event in events { try db.run("DELETE FROM taste WHERE id = ?", [event.number]) }
                return !events.isEmpty
            }
            if count > 0 { try database.undo.record(.judgmentsRemoved(judgments), in: db) }
            return count
        }
    }

    /// Restores removed events, with their row IDs if these are free; returns the number of photos.
    static func restore(_ judgments: [NumberedEvent], in db: Database) throws -> Int {
        for judgment in judgments { try insert(judgment.event, as: judgment.number, in: db) }
        return Set(judgments.map(\.event.photo)).count
    }

    static func insert(_ event: TasteEvent, as number: Int64? = nil, in db: Database) throws {
        try db.run(
            """
            INSERT INTO taste (id, time, signal, service, key, traits)
            VALUES ((SELECT ?1 WHERE NOT EXISTS (SELECT 1 FROM taste WHERE id = ?1)), ?2, ?3, ?4, ?5, ?6)
            """,
            [
                number, event.date.stored, event.signal.rawValue, event.photo?.service.rawValue.stored,
                event.photo?.key.stored, try StoredPhoto.json(event.traits),
            ])
    }

    /// Newest first, without unreadable rows: up to `limit / 2` events of passed-over photos, up to `limit` edits, and
    /// up to `limit` others.
    public func events(limit: Int) throws(StoreError) -> [TasteEvent] {
        try database.read { db in
            let passedOver = TasteSignal.passedOver.rawValue
            let said = try Self.rows("signal NOT IN (?, ?, ?)", Self.edits + [passedOver], limit, in: db)
            let edits = try Self.rows("signal IN (?, ?)", Self.edits, limit, in: db)
            let passed = try Self.rows("signal = ?", [passedOver], limit / 2, in: db)
            return (said + edits + passed).map(\.event).sorted { $0.date > $1.date }
        }
    }

    /// Oldest first, without those that only concern the history of this computer.
    static func allEvents(in db: Database) throws -> [TasteEvent] {
        try rows("signal NOT IN (?, ?)", edits, .max, in: db).map(\.event).reversed()
    }

    private static var edits: StatementArguments {
        StatementArguments(TasteSignal.edits.map(\.rawValue))
    }

    public func revise(_ change: (PhotoTraits) -> PhotoTraits) throws(StoreError) -> Int {
        try database.writeErasing { db in
            var changed = 0
            for row in try db.rows("SELECT id, traits FROM taste") {
                guard let id = row.int(0), let traits = row.text(1).flatMap(Self.traits) else { continue }
                let revised = change(traits)
                guard revised != traits else { continue }
                if changed == 0 { try UndoLog.deleteJudgments(in: db) }
                changed += 1
                if revised.isEmpty {
                    try db.run("DELETE FROM taste WHERE id = ?", [id])
                } else {
                    try db.run(
                        "UPDATE taste SET traits = ? WHERE id = ?", [try StoredPhoto.json(revised), id])
                }
            }
            return changed
        }
    }

    public func forget(_ photos: [PhotoID]) throws(StoreError) -> Int {
        try database.writeErasing { db in
            try UndoLog.deleteJudgments(in: db)
            return try photos.reduce(0) { count, photo in
                try db.run("DELETE FROM taste WHERE service = ? AND key = ?", photo.stored)
                return count + db.changesCount
            }
        }
    }

    public func forget(_ signal: TasteSignal) throws(StoreError) {
        try database.write { try $0.run("DELETE FROM taste WHERE signal = ?", [signal.rawValue]) }
    }

    /// Keeps the recommended photos, so that `isNew()` does not become `true` again.
    public func forgetAll() throws(StoreError) {
        try database.writeErasing { db in
            try db.execute(sql: "DELETE FROM taste")
            try UndoLog.deleteJudgments(in: db)
        }
    }

    public func recordShown(_ photos: [PhotoID], at date: Date) throws(StoreError) {
        try database.write { db in
            let forgotten = date.addingTimeInterval(-Self.month).stored
            try db.run("DELETE FROM shown WHERE time < ?", [forgotten])
            for photo in photos {
                try db.run(
                    "INSERT OR IGNORE INTO shown (service, key, time) VALUES (?, ?, ?)",
                    photo.stored + [date.stored])
            }
        }
    }

    public func shown(among photos: [PhotoID], in time: Range<Date>) throws(StoreError) -> Set<PhotoID> {
        try database.read { db in
            try db.photos(
                among: photos, in: "shown", where: "time >= ? AND time < ?",
                [time.lowerBound.stored, time.upperBound.stored])
        }
    }

    public func isNew() throws(StoreError) -> Bool {
        try database.read { db in
            try !db.has("SELECT 1 FROM taste UNION ALL SELECT 1 FROM shown LIMIT 1")
        }
    }

    private static func rows(
        _ condition: String, _ arguments: StatementArguments, _ limit: Int = 100, in db: Database
    ) throws -> [NumberedEvent] {
        try db.rows(
            """
            SELECT time, signal, service, key, traits, id FROM taste WHERE \(condition)
            ORDER BY id DESC LIMIT ?
            """, arguments + [max(0, limit)]
        ).compactMap { row in
            guard let date = row.date(0), let signal = row.text(1).flatMap(TasteSignal.init),
                let traits = row.text(4).flatMap(traits), let number = row.int(5)
            else { return nil }
            return NumberedEvent(
                number: Int64(number),
                event: TasteEvent(signal, photo: row.photoID(2), traits: traits, date: date))
        }
    }

    private static func traits(_ json: String) -> PhotoTraits? {
        try? JSONDecoder().decode(PhotoTraits.self, from: Data(json.utf8))
    }
}

extension PhotoID {
    /// Arguments for `service = ? AND key = ? AND signal IN (?, ?)`, with the signals of likes and dislikes.
    fileprivate var judged: StatementArguments {
        stored + [TasteSignal.liked.rawValue, TasteSignal.disliked.rawValue]
    }
}
