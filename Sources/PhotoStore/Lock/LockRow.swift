import FoundationEssentials
import GRDB

/// Row of the lock, stored in the database that it locks, so that copies of the database are also locked.
struct LockRow: Sendable {
    // closing: random number of the last closing; a process unlocked since then stays unlocked.
    // triedAt: seconds of the boot clock at the last attempt. boot: identifier of that boot.
    static let table = """
        CREATE TABLE lock (
            id INTEGER PRIMARY KEY CHECK (id = 1),
            salt BLOB NOT NULL,
            hash BLOB NOT NULL,
            cost INTEGER NOT NULL,
            closing INTEGER NOT NULL,
            failures INTEGER NOT NULL,
            triedAt REAL NOT NULL,
            boot TEXT NOT NULL
        ) STRICT;
        """

    let salt: [UInt8]
    let hash: [UInt8]
    let cost: Int
    let closing: Int64
    let failures: Int
    let triedAt: Double
    let boot: String

    static func find(in db: Database) throws -> LockRow? {
        guard
            let row = try optional(
                {
                    try db.row("SELECT salt, hash, cost, closing, failures, triedAt, boot FROM lock")
                }, in: db)
        else { return nil }
        return LockRow(
            salt: row.bytes(0) ?? [], hash: row.bytes(1) ?? [], cost: row.int(2) ?? 0,
            closing: row.int(3).map(Int64.init) ?? unreadable, failures: row.int(4) ?? .max,
            triedAt: row.date(5)?.stored ?? 0, boot: row.text(6) ?? "")
    }

    /// Value of `closing`, which every transaction checks; `nil` without a lock.
    static func closing(in db: Database) throws -> Int64? {
        try optional({ try db.row("SELECT closing FROM lock") }, in: db)
            .map { $0.int(0).map(Int64.init) ?? unreadable }
    }

    /// Application ID (SQLite's pragma) of a locked database. Stored in another page than the row.
    static let applicationID = 0x676C_636B

    static func put(_ record: LockRecord, closing: Int64, in db: Database) throws {
        if try !db.tableExists("lock") { try db.execute(sql: table) }
        try db.run(
            """
            INSERT OR REPLACE INTO lock (id, salt, hash, cost, closing, failures, triedAt, boot)
            VALUES (1, ?, ?, ?, ?, 0, 0, '')
            """, [Data(record.salt), Data(record.hash), record.cost, closing])
        try setMarker(db)
    }

    static func setMarker(_ db: Database) throws {
        try db.execute(sql: "PRAGMA application_id = \(applicationID)")
    }

    static func remove(_ db: Database) throws {
        try db.run("DELETE FROM lock")
        try db.execute(sql: "PRAGMA application_id = 0")
    }

    /// Whether the row is missing, or has no PIN hash although the record has a hash.
    static func isLost(in db: Database, having record: LockRecord) throws -> Bool {
        try find(in: db).map { $0.hash.isEmpty && !record.hash.isEmpty } ?? true
    }

    /// Locks the rescued database if it was marked as locked but lost its row. Only a reset opens this lock.
    static func seal(_ db: Database, ifMarked id: Int) throws {
        if try find(in: db) != nil { return try setMarker(db) }
        if id == applicationID { try put(.sealed, closing: .random(in: 1 ... .max), in: db) }
    }

    /// Used in place of an unreadable `closing`; keeps the data locked until the PIN is entered.
    private static let unreadable: Int64 = 0

    /// Result of `find`; `nil` if the table is missing, as in a database of an earlier version that cannot be upgraded.
    private static func optional<Value>(_ find: () throws -> Value?, in db: Database) throws -> Value? {
        do {
            return try find()
        } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
            guard try db.tableExists("lock") else { return nil }
            throw error
        }
    }
}
