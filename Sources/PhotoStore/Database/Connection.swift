import FoundationEssentials
import GRDB

enum Connection {
    /// Opens a database for writing; creates a missing file. `synchronous=FULL` makes a returned write durable
    /// (sqlite.org/pragma.html#pragma_synchronous); NORMAL, which GRDB sets when it switches to WAL, does not.
    static func forWriting(path: String, _ retry: BusyRetry) throws -> DatabaseQueue {
        // Waits, since GRDB by default fails at once if another process is writing.
        let queue = try DatabaseQueue(path: path, configuration: configuration(.callback(retry.goesOn)))
        try queue.writeWithoutTransaction { db in
            for pragma in ["journal_mode = WAL", "synchronous = FULL", "secure_delete = ON"] {
                try db.execute(sql: "PRAGMA \(pragma)")
            }
        }
        return queue
    }

    static func forReading(path: String, _ retry: BusyRetry) throws -> DatabaseQueue {
        try forReading(path: path, .callback(retry.goesOn))
    }

    static func forReading(path: String, _ busyMode: Database.BusyMode) throws -> DatabaseQueue {
        var configuration = configuration(busyMode)
        configuration.readonly = true
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    /// Opens a database for reading in a folder in which not even the WAL's shared-memory file can be created. No other
    /// process may write (sqlite.org/uri.html#uriimmutable); a write-ahead log is ignored.
    static func forReadingImmutable(path: String, _ retry: BusyRetry) throws -> DatabaseQueue {
        try forReading(path: URL(filePath: path).absoluteString + "?immutable=1", retry)
    }

    static func inMemory() throws -> DatabaseQueue {
        try DatabaseQueue(configuration: configuration(.immediateError))
    }

    static func configuration(_ busyMode: Database.BusyMode) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = busyMode
        configuration.prepareDatabase { db in
            // Other programs may have changed the file, so the schema is not trusted and each page is checked.
            try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
        }
        return configuration
    }
}

extension DatabaseQueue {
    /// Runs `body` in a transaction, which waits for the disk only if `synced`.
    func write<Value>(synced: Bool, _ body: (Database) throws -> Value) throws -> Value {
        guard !synced else { return try write(body) }
        return try writeWithoutTransaction { db in
            // Uses no cached statement: SQLite may execute a pragma when it is prepared instead of when it is run.
            try db.execute(sql: "PRAGMA synchronous = NORMAL")
            let outcome = Result {
                var value: Value?
                try db.inTransaction(.immediate) {
                    value = try body(db)
                    return .commit
                }
                return value
            }
            try db.execute(sql: "PRAGMA synchronous = FULL")
            guard let value = try outcome.get() else { throw DatabaseError(resultCode: .SQLITE_ABORT) }
            return value
        }
    }
}
