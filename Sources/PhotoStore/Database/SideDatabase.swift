import GRDB
import GalleryCore
import Glibc
import Synchronization

/// Database of dispensable data, opened on first use; several processes may share it. A damaged file is deleted. Except
/// by `attempt`, errors are not reported and failed writes are dropped.
final class SideDatabase: Sendable {
    private struct Open {
        let queue: DatabaseQueue
        /// Status of the file when it was opened.
        let status: FileStatus?
    }

    private enum State {
        case closed
        case idle
        case open(Open)
    }

    private let folder: String
    private let fileName: String
    /// Names of the files of earlier versions, which are deleted.
    private let formerNames: [String]
    private let isReadOnly: Bool
    /// Whether the database is in memory if its file cannot be created.
    private let mayBeInMemory: Bool
    private let timeout: Double
    private let tables: @Sendable () -> String
    /// `false` while the main database is locked; this database is then unavailable.
    let isOpen: @Sendable () -> Bool
    private let state = Mutex(State.idle)

    /// An empty `folder` disables the database. `tables`, called at opening, returns SQL that creates missing tables.
    /// If `isReadOnly`, no file is created or deleted. `timeout` is the longest wait in seconds for a write of another
    /// process.
    init(
        folder: String, fileName: String, formerNames: [String] = [], isReadOnly: Bool = false,
        mayBeInMemory: Bool = false, timeout: Double = 0.5,
        tables: @autoclosure @escaping @Sendable () -> String,
        isOpen: @escaping @Sendable () -> Bool = { true }
    ) {
        self.folder = folder
        self.fileName = fileName
        self.formerNames = formerNames
        self.isReadOnly = isReadOnly
        self.mayBeInMemory = mayBeInMemory
        self.timeout = timeout
        self.tables = tables
        self.isOpen = isOpen
    }

    var path: String { folder + "/" + fileName }

    /// Runs `body` in a transaction; `nil` if the database is unavailable or `body` fails.
    func perform<Value: Sendable>(_ body: (Database) throws -> Value) -> Value? { try? attempt(body) }

    /// Runs `body` in a transaction; throws if the database is unavailable or `body` fails.
    func attempt<Value: Sendable>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
        guard !folder.isEmpty else { throw .noHome }
        guard isOpen() else { throw .locked }
        do {
            let queue = try current()
            do {
                return try queue.write(body)
            } catch let error as DatabaseError where error.saysDamaged || error.resultCode == .SQLITE_ERROR {
                // The file is damaged or belongs to another program.
                remove()
                return try current().write(body)
            }
        } catch {
            throw StoreError(error, path: path)
        }
    }

    /// Runs `body` in a read-only transaction; `nil` if the database is unavailable or `body` fails. Deletes the file
    /// only if it is damaged: other errors may come from the query.
    func read<Value: Sendable>(_ body: (Database) throws -> Value) -> Value? {
        guard !folder.isEmpty, isOpen(), let queue = try? current() else { return nil }
        do {
            return try queue.read(body)
        } catch let error as DatabaseError where error.saysDamaged {
            remove()
            return nil
        } catch {
            return nil
        }
    }

    private func current() throws -> DatabaseQueue {
        try state.withLock { state in
            switch state {
            case .closed: throw DatabaseError(resultCode: .SQLITE_MISUSE)
            case .open(let open) where FileStatus(path: path) == open.status: return open.queue
            case .open, .idle: state = .idle
            }
            let fresh: DatabaseQueue
            do {
                fresh = try connect()
            } catch let error as DatabaseError where error.saysDamaged || error.resultCode == .SQLITE_ERROR {
                unlinkFiles()
                fresh = try connect()
            }
            state = .open(Open(queue: fresh, status: FileStatus(path: path)))
            return fresh
        }
    }

    private func connect() throws -> DatabaseQueue {
        guard !isReadOnly else {
            return try Connection.forReading(path: path, .timeout(timeout))
        }
        let configuration = Connection.configuration(.timeout(timeout))
        var isFile = true
        do throws(StoreError) { try makeFile() } catch {
            guard mayBeInMemory else { throw error }
            isFile = false
        }
        let queue =
            try isFile
            ? DatabaseQueue(path: path, configuration: configuration)
            : DatabaseQueue(configuration: configuration)
        // NORMAL, as a power cut can lose only the newest rows. GRDB's own switch to WAL would sync at each start.
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
        }
        try queue.write { try $0.execute(sql: tables()) }
        return queue
    }

    private func makeFile() throws(StoreError) {
        try Folder.make(folder, mode: 0o700)
        let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw StoreError.system(path: path) }
        _ = Glibc.close(descriptor)
        for name in formerNames { Self.unlinkFiles(at: folder + "/" + name) }
    }

    /// Deletes the file. Other processes notice and create a new one.
    func remove() {
        state.withLock { state in
            if case .open = state { state = .idle }
            unlinkFiles()
        }
    }

    /// Releases the connection, which the last running call closes. Later calls fail.
    func close() { _ = state.withLock { exchange(&$0, with: .closed) } }

    /// Deletes the write-ahead log first, since SQLite would apply it to a new database.
    private func unlinkFiles() {
        guard !folder.isEmpty, !isReadOnly else { return }
        Self.unlinkFiles(at: path)
    }

    private static func unlinkFiles(at path: String) {
        for suffix in ["-wal", "-shm", "-journal", ""] { _ = Glibc.unlink(path + suffix) }
    }
}
