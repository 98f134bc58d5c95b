import GRDB
public import GalleryCore
import Glibc
import Synchronization

/// Main database, `gallery.sqlite` in the data folder, opened by the first call that needs it, on any thread. Several
/// programs may use it at once; the calls of one command together wait at most 5 s for programs that make no progress.
public final class GalleryDatabase: StoreInspecting {
    private struct State {
        var open: OpenDatabase?
        var isClosed = false
        var notices: [StoreNotice] = []
        var unreadable: Set<String> = []
        /// Number of unreadable rows already reported.
        var reportedCount = 0
        /// Value of `LockRow.closing` when this process was unlocked. Another value in the row means locked.
        var opened: Int64?
    }

    let undo = UndoLog()
    let opening: DatabaseOpening
    let erasure: ErasureRecord
    private let retry: BusyRetry
    private let writers: WriterQueue
    private let failed: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - folder: created with mode 0700, its file with 0600; if empty, the database is in memory.
    ///   - isReadOnly: if true, the file is neither created, checked, upgraded nor repaired.
    ///   - keepsInMemory: whether to use memory if the folder is not writable; otherwise writing throws the reason.
    ///   - failed: receives the kind of an error in English, without paths or stored data.
    ///   - waiting: called on the calling thread: with true after half a second of waiting, with false at the end.
    public convenience init(
        folder: String, isReadOnly: Bool = false, keepsInMemory: Bool = true,
        failed: @escaping @Sendable (String) -> Void = { _ in },
        waiting: @escaping @Sendable (_ isWaiting: Bool) -> Void = { _ in }
    ) {
        self.init(
            folder: folder, isReadOnly: isReadOnly, keepsInMemory: keepsInMemory, failed: failed,
            retry: BusyRetry(report: waiting), migrator: { Schema.migrator })
    }

    init(
        folder: String, isReadOnly: Bool = false, keepsInMemory: Bool = true,
        failed: @escaping @Sendable (String) -> Void = { _ in },
        retry: BusyRetry = BusyRetry(), migrator: @escaping @Sendable () -> DatabaseMigrator
    ) {
        self.failed = failed
        self.retry = retry
        let folder = folder.isEmpty ? "" : AbsolutePath.of(folder)
        opening = DatabaseOpening(
            folder: folder, isReadOnly: isReadOnly, keepsInMemory: keepsInMemory, makeMigrator: migrator,
            retry: retry)
        erasure = ErasureRecord(folder: folder)
        writers = WriterQueue(path: folder + "/" + DatabaseOpening.fileName + "-queue", retry)
    }

    /// Starts a command: it may again wait the full time for other programs, and `undo` reverts its changes together.
    public func beginCommand() {
        retry.renew()
        undo.beginCommand()
    }

    /// Whether a call has been waiting for at least half a second for another program.
    public var isWaiting: Bool { retry.isLong }

    /// Returns each notice for the user once, in the order of events.
    public func takeNotices() -> [StoreNotice] {
        state.withLock { state in
            let new = state.unreadable.count - state.reportedCount
            defer { (state.notices, state.reportedCount) = ([], state.unreadable.count) }
            return state.notices + (new > 0 ? [.leftOut(new)] : [])
        }
    }

    public func status() throws(StoreError) -> StoreStatus {
        let unreadable = state.withLock { $0.unreadable.count }
        return try perform { database in
            try database.queue.read { db in
                try checkLock(in: db)
                func count(_ table: String) throws -> Int {
                    try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0
                }
                return StoreStatus(
                    path: database.path, bytes: database.bytes,
                    favorites: try count("favorite WHERE removedAt IS NULL"),
                    pictures: try count("favoritePicture"), lines: try count("history"),
                    searches: try count("search"), isReadOnly: database.refusal != nil,
                    unreadable: unreadable)
            }
        }
    }

    /// Runs `body` in a read transaction. Throws `.locked` while locked, unless `isPublic`, as for reading the lock.
    func read<Value: Sendable>(
        isPublic: Bool = false, _ body: (Database) throws -> Value
    ) throws(StoreError) -> Value {
        try perform { database in
            try database.queue.read { db in
                if !isPublic { try checkLock(in: db) }
                return try body(db)
            }
        }
    }

    /// Throws the reason if an empty database replaces a file that could not be read.
    func checkPresence() throws(StoreError) { try perform { if let absence = $0.absence { throw absence } } }

    /// Runs `body` in a transaction. If `synced`, its changes are on the disk on return; otherwise they survive a crash
    /// of the program, but may be lost in a power cut. Throws `.locked` as `read` does.
    func write<Value: Sendable>(
        isPublic: Bool = false, synced: Bool = true, _ body: (Database) throws -> Value
    ) throws(StoreError) -> Value {
        try perform { database in
            switch database.refusal {
            case nil:
                return try inTurn(database) {
                    try $0.write(synced: synced) { db in
                        if !isPublic { try checkLock(in: db) }
                        let value = try body(db)
                        try PhotoWords.refresh(in: db)
                        return value
                    }
                }
            case .newerSchema, .requested: throw StoreError.readOnly(path: database.path ?? "")
            case .folder(let error): throw error
            }
        }
    }

    /// Throws `.locked` while locked. Called in each transaction, so that a lock closed by one process applies to all.
    private func checkLock(in db: Database) throws {
        guard let closing = try LockRow.closing(in: db) else { return }
        guard state.withLock({ $0.opened }) == closing else { throw StoreError.locked }
    }

    var isOpen: Bool { (try? read { _ in true }) ?? false }

    func recordOpened(_ closing: Int64?) { state.withLock { $0.opened = closing } }

    var activity: SharedActivity {
        SharedActivity(
            path: opening.folder.isEmpty ? nil : opening.folder + "/" + DatabaseOpening.fileName + "-active")
    }

    func erase() throws(StoreError) {
        state.withLock { ($0.open, $0.opened) = (nil, nil) }
        try opening.erase(retrying: retry)
    }

    /// Writes, then empties the write-ahead log, which contains what `body` deletes.
    func writeErasing<Value: Sendable>(_ body: (Database) throws -> Value) throws(StoreError) -> Value {
        let value = try write(body)
        try? emptyLog()
        return value
    }

    /// Checkpoints and truncates the write-ahead log; waits for programs that read.
    func emptyLog() throws(StoreError) {
        try perform { database in
            try inTurn(database) { queue in
                _ = try queue.writeWithoutTransaction { try $0.checkpoint(.truncate) }
            }
        }
    }

    /// Copies the write-ahead log into the database file, and releases the connection. The last running call closes it:
    /// GRDB crashes if a call waits for the queue of a connection that is being closed. Later calls fail.
    public func close() {
        let last = state.withLock { state in
            state.isClosed = true
            return exchange(&state.open, with: nil)
        }
        guard let last, last.path != nil else { return }
        if last.refusal == nil {
            _ = try? last.queue.writeWithoutTransaction { try $0.checkpoint(.passive) }
        }
    }

    func markUnreadable(_ name: String) { state.withLock { _ = $0.unreadable.insert(name) } }

    private func inTurn<Value: Sendable>(
        _ database: OpenDatabase, _ write: (DatabaseQueue) throws -> Value
    ) throws -> Value {
        guard database.path != nil else { return try write(database.queue) }
        let value = try writers.inOrder { try write(database.queue) }
        guard let value else { throw StoreError.busy }
        retry.renew()
        return value
    }

    private func perform<Value: Sendable>(
        _ use: (OpenDatabase) throws -> Value
    ) throws(StoreError) -> Value {
        var path = opening.folder
        defer { retry.settle() }
        do {
            let database = try current()
            path = database.path ?? path
            do {
                return try use(database)
            } catch let error as DatabaseError where error.saysDamaged {
                return try use(try replace(database, after: error))
            }
        } catch {
            if !isExpected(error) { failed(StoreError.kind(of: error)) }
            throw StoreError(error, path: path)
        }
    }

    private func isExpected(_ error: any Error) -> Bool {
        switch error {
        case StoreError.locked, StoreError.failed(_, .system(EBADF)): true
        case StoreError.failed(_, .system(ENOENT)): opening.isReadOnly
        default: false
        }
    }

    private func current() throws(StoreError) -> OpenDatabase {
        try state.withLock { state throws(StoreError) in
            if let open = state.open, open.exists { return open }
            guard !state.isClosed else { throw .system(path: opening.folder, code: EBADF) }
            let open = try opening.open(&state.notices)
            state.open = open
            return open
        }
    }

    private func replace(
        _ damaged: OpenDatabase, after error: DatabaseError
    ) throws(StoreError) -> OpenDatabase {
        try state.withLock { state throws(StoreError) in
            if let open = state.open, open.queue !== damaged.queue { return open }
            let open = try opening.replace(damaged, after: error, &state.notices)
            state.open = open
            return open
        }
    }
}

extension GalleryDatabase {
    public static var engine: String {
        let version = try? DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT sqlite_version()") }
        return "SQLite \((version ?? nil) ?? "")"
    }
}
