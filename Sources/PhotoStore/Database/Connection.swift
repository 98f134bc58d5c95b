import FoundationEssentials
import GRDB
import Glibc
import Synchronization

/// How a connection to SQLite is set up: here and nowhere else.
enum Connection {
    /// How long a call waits for another program that is writing, in seconds.
    static let timeout = 5

    /// Opens for writing; the file is made when missing.
    ///
    /// What a returned write promises needs `synchronous=FULL` (sqlite.org/pragma.html#pragma_synchronous): with
    /// NORMAL a power cut takes the newest commits back. GRDB's own switch to WAL sets NORMAL, so the pragmas
    /// follow after opening.
    static func forWriting(path: String, busy: BusyRetry = usualRetry) throws -> DatabaseQueue {
        let queue = try DatabaseQueue(path: path, configuration: configuration(busy))
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
        }
        return queue
    }

    /// Opens a file that is there, and never writes to it.
    static func forReading(path: String) throws -> DatabaseQueue {
        var configuration = configuration(usualRetry)
        configuration.readonly = true
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    /// Opens a file in a folder where not even the shared-memory file of WAL can be made.
    ///
    /// No other program may be writing (sqlite.org/uri.html#uriimmutable), and what is still in a write-ahead log is
    /// not seen.
    static func forReadingImmutable(path: String) throws -> DatabaseQueue {
        try forReading(path: URL(filePath: path).absoluteString + "?immutable=1")
    }

    /// A database that ends with the program.
    static func inMemory() throws -> DatabaseQueue {
        try DatabaseQueue(configuration: configuration(usualRetry))
    }

    /// A wait of one connection for as long as a call waits.
    static var usualRetry: BusyRetry { BusyRetry(.seconds(timeout)) }

    private static func configuration(_ busy: BusyRetry) -> Configuration {
        // GRDB's default is to fail at once when another shell is writing.
        configuration(.callback(busy.goesOn))
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

/// How one connection waits for another program that is writing: it asks again every few milliseconds, at uneven times.
///
/// SQLite's own timeout comes to ask ten times a second only. A program that writes without a pause, as an import does,
/// leaves the lock free for moments, and of three thousand writers beside one as busy three found none in five seconds.
final class BusyRetry: Sendable {
    private let limit: Duration
    private let now: @Sendable () -> ContinuousClock.Instant
    private let pause: @Sendable () -> Void
    private let start: Mutex<ContinuousClock.Instant>

    /// `pause` waits for the moment between two attempts.
    init(
        _ limit: Duration, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        pause: @escaping @Sendable () -> Void = rest
    ) {
        (self.limit, self.now, self.pause) = (limit, now, pause)
        start = Mutex(now())
    }

    /// Some 2 ms.
    static let rest: @Sendable () -> Void = { usleep(UInt32.random(in: 500...3_000)) }

    /// Waits a little; false when the wait has become too long. `attempt` counts from nought in each wait.
    func goesOn(_ attempt: Int) -> Bool {
        let now = now()
        let start = start.withLock { start in
            if attempt == 0 { start = now }
            return start
        }
        guard now - start < limit else { return false }
        pause()
        return true
    }
}
