import FoundationEssentials
import GRDB

/// How a connection to SQLite is set up: here and nowhere else.
enum Connection {
    /// Opens for writing; the file is made when missing.
    ///
    /// What a returned write promises needs `synchronous=FULL` (sqlite.org/pragma.html#pragma_synchronous): with
    /// NORMAL a power cut takes the newest commits back. GRDB's own switch to WAL sets NORMAL, so the pragmas
    /// follow after opening.
    static func forWriting(path: String, _ retry: BusyRetry) throws -> DatabaseQueue {
        let queue = try DatabaseQueue(path: path, configuration: configuration(retry))
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
        }
        return queue
    }

    /// Opens a file that is there, and never writes to it.
    static func forReading(path: String, _ retry: BusyRetry) throws -> DatabaseQueue {
        try forReading(path: path, .callback(retry.goesOn))
    }

    static func forReading(path: String, _ busyMode: Database.BusyMode) throws -> DatabaseQueue {
        var configuration = configuration(busyMode)
        configuration.readonly = true
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    /// Opens a file in a folder where not even the shared-memory file of WAL can be made.
    ///
    /// No other program may be writing (sqlite.org/uri.html#uriimmutable), and what is still in a write-ahead log is
    /// not seen.
    static func forReadingImmutable(path: String, _ retry: BusyRetry) throws -> DatabaseQueue {
        try forReading(path: URL(filePath: path).absoluteString + "?immutable=1", retry)
    }

    /// A database that ends with the program.
    static func inMemory() throws -> DatabaseQueue {
        try DatabaseQueue(configuration: configuration(.immediateError))
    }

    private static func configuration(_ retry: BusyRetry) -> Configuration {
        // GRDB's default is to fail at once when another program is writing.
        configuration(.callback(retry.goesOn))
    }

    static func configuration(_ busyMode: Database.BusyMode) -> Configuration {
        var configuration = Configuration()
        configuration.busyMode = busyMode
        configuration.prepareDatabase { db in
            // The file may have been changed by others: nothing in its schema is trusted, every page is checked.
            try db.execute(sql: "PRAGMA trusted_schema = OFF; PRAGMA cell_size_check = ON")
        }
        return configuration
    }
}

extension DatabaseQueue {
    /// Runs `body` in a transaction. One that is not `synced` does not wait for the disk.
    func write<Value>(synced: Bool, _ body: (Database) throws -> Value) throws -> Value {
        guard !synced else { return try write(body) }
        return try writeWithoutTransaction { db in
            // Prepared anew each time: SQLite may carry out a pragma when it is prepared, and not when it is run.
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
