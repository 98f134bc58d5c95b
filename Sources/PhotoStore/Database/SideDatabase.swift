import GRDB
import GalleryCore
import Glibc
import Synchronization

/// A database for what comes again by itself: it is never repaired, and errors are not reported. A damaged one is
/// removed, and what cannot be written is not kept.
///
/// Several programs may have it open at once. It opens itself with the first call.
final class SideDatabase: Sendable {
    /// Another shell's write takes a few milliseconds; no caller waits longer for a cache.
    private static let timeout = 0.5

    private struct Open {
        let queue: DatabaseQueue
        let identity: FileIdentity?
    }

    private let folder: String
    private let fileName: String
    private let isReadOnly: Bool
    private let tables: @Sendable () -> String
    /// False behind a closed lock: then there is no database.
    let isOpen: @Sendable () -> Bool
    private let open = Mutex<Open?>(nil)

    /// With an empty path nothing is kept. `tables` makes those that are not there; it is asked when they are needed.
    /// For reading only, no file is made or removed.
    init(
        folder: String, fileName: String, isReadOnly: Bool = false,
        tables: @autoclosure @escaping @Sendable () -> String,
        isOpen: @escaping @Sendable () -> Bool = { true }
    ) {
        (self.folder, self.fileName, self.isReadOnly) = (folder, fileName, isReadOnly)
        (self.tables, self.isOpen) = (tables, isOpen)
    }

    /// Where it stands.
    var path: String { folder + "/" + fileName }

    /// Runs `body` in a transaction; nil when there is no database or it fails.
    func perform<Value: Sendable>(_ body: (Database) throws -> Value) -> Value? {
        guard !folder.isEmpty, isOpen(), let queue = try? current() else { return nil }
        do {
            return try queue.write(body)
        } catch let error as DatabaseError where error.saysDamaged || error.resultCode == .SQLITE_ERROR {
            // Not ours, or no longer what it was.
            remove()
            return try? current().write(body)
        } catch {
            return nil
        }
    }

    /// Runs `body` in a transaction that only reads; nil when there is no database or it fails. The file is removed
    /// for damage only: what went wrong otherwise may be the question.
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
        try open.withLock { open in
            if let open, FileIdentity(path: path) == open.identity { return open.queue }
            open = nil
            let fresh: DatabaseQueue
            do {
                fresh = try connect()
            } catch let error as DatabaseError where error.saysDamaged || error.resultCode == .SQLITE_ERROR {
                unlinkFiles()
                fresh = try connect()
            }
            open = Open(queue: fresh, identity: FileIdentity(path: path))
            return fresh
        }
    }

    private func connect() throws -> DatabaseQueue {
        guard !isReadOnly else {
            return try Connection.forReading(path: path, .timeout(Self.timeout))
        }
        try Folder.make(folder, mode: 0o700)
        let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw StoreError.system(path: path) }
        _ = close(descriptor)
        let configuration = Connection.configuration(.timeout(Self.timeout))
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        // A power cut takes the newest rows, not the file. GRDB's own switch to WAL writes and syncs at each start.
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
        }
        try queue.write { try $0.execute(sql: tables()) }
        return queue
    }

    /// Takes the file away. Other shells see that it is gone, and begin another one.
    func remove() {
        open.withLock { open in
            open = nil
            unlinkFiles()
        }
    }

    /// The write-ahead log first: SQLite would apply it to a new database.
    private func unlinkFiles() {
        guard !folder.isEmpty, !isReadOnly else { return }
        for suffix in ["-wal", "-shm", "-journal", ""] { _ = unlink(path + suffix) }
    }
}
