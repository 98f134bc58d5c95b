import GRDB
public import GalleryCore
import Glibc
import Synchronization

/// The database of favorites, history and the remembered feed: `gallery.sqlite` in the data folder.
///
/// It opens itself at the first call that needs it, never before, and may be used from any thread. Several
/// programs may have it open at once: they write in turn, and the calls of one command wait 5 s in all for others that
/// do not get on.
public final class GalleryDatabase: StoreInspecting {
    private struct State {
        var open: OpenDatabase?
        var notices: [StoreNotice] = []
        var unreadable: Set<String> = []
        /// How many of these were handed out as a notice.
        var told = 0
        /// The closing of the lock that was opened here.
        var opened: Int64?
    }

    /// What was removed through this value.
    let removals = Removals()
    let opening: DatabaseOpening
    let erasure: ErasureRecord
    private let retry: BusyRetry
    private let writers: WriterQueue
    private let failed: @Sendable (String) -> Void
    private let state = Mutex(State())

    /// A database in the folder at that path, which is made with mode 0700 when missing; its file gets 0600.
    ///
    /// With an empty path, as without a home, everything happens in memory.
    ///
    /// `failed` is told what kind of error ended a call, in English, without a path or anything that is kept. `waiting`
    /// is called with true when a call has waited for another program for half a second, and with false at its end, on
    /// the thread that calls.
    ///
    /// For reading only, no file is made, checked, upgraded or repaired. Where the folder cannot be written,
    /// everything happens in memory only if it `keepsInMemory`, else writing throws why.
    public convenience init(
        folder: String, isReadOnly: Bool = false, keepsInMemory: Bool = true,
        failed: @escaping @Sendable (String) -> Void = { _ in },
        waiting: @escaping @Sendable (_ isWaiting: Bool) -> Void = { _ in }
    ) {
        self.init(
            folder: folder, isReadOnly: isReadOnly, keepsInMemory: keepsInMemory, failed: failed,
            retry: BusyRetry(tell: waiting), migrator: { Schema.migrator })
    }

    init(
        folder: String, isReadOnly: Bool = false, keepsInMemory: Bool = true,
        failed: @escaping @Sendable (String) -> Void = { _ in },
        retry: BusyRetry = BusyRetry(), migrator: @escaping @Sendable () -> DatabaseMigrator
    ) {
        (self.failed, self.retry) = (failed, retry)
        let folder = folder.isEmpty ? "" : AbsolutePath.of(folder)
        opening = DatabaseOpening(
            folder: folder, isReadOnly: isReadOnly, keepsInMemory: keepsInMemory, makeMigrator: migrator,
            retry: retry)
        erasure = ErasureRecord(folder: folder)
        writers = WriterQueue(path: folder + "/" + DatabaseOpening.fileName + "-queue", retry)
    }

    /// A command begins: it waits for other programs as long as any.
    public func beginCommand() { retry.renew() }

    /// A call has waited for another program for half a second, and still does.
    public var isWaiting: Bool { retry.isLong }

    /// What a person should be told, in the order it happened; each is handed out once.
    public func takeNotices() -> [StoreNotice] {
        state.withLock { state in
            let new = state.unreadable.count - state.told
            defer { (state.notices, state.told) = ([], state.unreadable.count) }
            return state.notices + (new > 0 ? [.leftOut(new)] : [])
        }
    }

    /// Where the database is, how large, and what is in it. Opens it.
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

    /// Runs `body` in a transaction that only reads. Throws `.locked` behind a closed lock, unless what it reads
    /// `isPublic`, as only the lock itself is.
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

    /// Runs `body` in a transaction; when this returns, it is on the disk, or, not `synced`, with the system: then a
    /// power cut may take it back, but no end of the program. Throws as `read`.
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
            case .newerSchema, .asked: throw StoreError.readOnly(path: database.path ?? "")
            case .folder(let error): throw error
            }
        }
    }

    /// The one gate before everything a person keeps: asked in the transaction that would read or write it, so that
    /// no shell gets past a lock that another one has just closed.
    private func checkLock(in db: Database) throws {
        guard let closing = try LockRow.closing(in: db) else { return }
        guard state.withLock({ $0.opened }) == closing else { throw StoreError.locked }
    }

    /// True when the person's data may be read; false when that cannot be found out.
    var isOpen: Bool { (try? read { _ in true }) ?? false }

    /// The lock is open here until it is closed again.
    func noteOpened(_ closing: Int64?) { state.withLock { $0.opened = closing } }

    /// When a key was pressed last in any shell.
    var activity: SharedActivity {
        SharedActivity(
            path: opening.folder.isEmpty ? nil : opening.folder + "/" + DatabaseOpening.fileName + "-active")
    }

    /// Takes everything away, and the lock with it.
    func erase() throws(StoreError) {
        state.withLock { ($0.open, $0.opened) = (nil, nil) }
        try opening.erase(retrying: retry)
    }

    /// Moves the write-ahead log into the database and cuts it off; waits for other programs that read.
    func emptyLog() throws(StoreError) {
        try perform { database in
            try inTurn(database) { queue in
                _ = try queue.writeWithoutTransaction { try $0.checkpoint(.truncate) }
            }
        }
    }

    /// Notes a stored entity that could not be read and was left out.
    func leaveOut(_ name: String) { state.withLock { _ = $0.unreadable.insert(name) } }

    /// Writes when others have written that came before.
    private func inTurn<Value: Sendable>(
        _ database: OpenDatabase, _ write: (DatabaseQueue) throws -> Value
    ) throws -> Value {
        guard database.path != nil else { return try write(database.queue) }
        let value = try writers.whenItsTurn { try write(database.queue) }
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

    /// Nothing is wrong where a person has locked what they keep, or has kept nothing yet.
    private func isExpected(_ error: any Error) -> Bool {
        switch error {
        case StoreError.locked: true
        case StoreError.failed(_, .system(ENOENT)): opening.isReadOnly
        default: false
        }
    }

    private func current() throws(StoreError) -> OpenDatabase {
        try state.withLock { state throws(StoreError) in
            if let open = state.open, open.isStillThere { return open }
            let open = try opening.open(&state.notices)
            state.open = open
            return open
        }
    }

    private func replace(
        _ damaged: OpenDatabase, after error: DatabaseError
    ) throws(StoreError) -> OpenDatabase {
        try state.withLock { state throws(StoreError) in
            // Another thread met the damage first.
            if let open = state.open, open.queue !== damaged.queue { return open }
            let open = try opening.replace(damaged, after: error, &state.notices)
            state.open = open
            return open
        }
    }
}

extension GalleryDatabase {
    /// The library databases are read with, and its version.
    public static var engine: String {
        let version = try? DatabaseQueue().read { try String.fetchOne($0, sql: "SELECT sqlite_version()") }
        return "SQLite \((version ?? nil) ?? "")"
    }
}
