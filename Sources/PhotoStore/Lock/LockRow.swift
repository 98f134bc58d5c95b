import FoundationEssentials
import GRDB

/// The lock as it is stored: in the database that it locks, so that it goes wherever that is copied to.
struct LockRow: Sendable {
    // closing: which time it was closed, at random; a shell in which that one was opened may go on.
    // triedAt: seconds of the boot clock at the last attempt, boot: of which boot.
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

    /// Nil where none is set.
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

    /// The same, as every transaction asks it.
    static func closing(in db: Database) throws -> Int64? {
        try optional({ try db.row("SELECT closing FROM lock") }, in: db)
            .map { $0.int(0).map(Int64.init) ?? unreadable }
    }

    /// A database whose application id (sqlite.org/pragma.html#pragma_application_id) is this has a lock: the id lies in
    /// another page than the row.
    static let applicationID = 0x676C_636B

    /// Sets the lock.
    static func put(_ record: LockRecord, closing: Int64, in db: Database) throws {
        if try !db.tableExists("lock") { try db.execute(sql: table) }
        try db.run(
            """
            INSERT OR REPLACE INTO lock (id, salt, hash, cost, closing, failures, triedAt, boot)
            VALUES (1, ?, ?, ?, ?, 0, 0, '')
            """, [Data(record.salt), Data(record.hash), record.cost, closing])
        try mark(db)
    }

    /// Marks the database as locked.
    static func mark(_ db: Database) throws {
        try db.execute(sql: "PRAGMA application_id = \(applicationID)")
    }

    /// Removes the lock and the mark.
    static func remove(_ db: Database) throws {
        try db.run("DELETE FROM lock")
        try db.execute(sql: "PRAGMA application_id = 0")
    }

    /// True if there is no row, or one that no PIN opens where the record has the PIN.
    static func isLost(in db: Database, having record: LockRecord) throws -> Bool {
        try find(in: db).map { $0.hash.isEmpty && !record.hash.isEmpty } ?? true
    }

    /// Locks what was rescued of a marked database, where the row was not rescued: only a reset opens it.
    static func seal(_ db: Database, ifMarked id: Int) throws {
        if try find(in: db) != nil { return try mark(db) }
        if id == applicationID { try put(.sealed, closing: .random(in: 1 ... .max), in: db) }
    }

    /// Stands for a closing that another hand has made something else: locked until the PIN is typed.
    private static let unreadable: Int64 = 0

    /// A database of an earlier version that cannot be brought up to date has no such table.
    private static func optional<Value>(_ find: () throws -> Value?, in db: Database) throws -> Value? {
        do {
            return try find()
        } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
            guard try db.tableExists("lock") else { return nil }
            throw error
        }
    }
}
