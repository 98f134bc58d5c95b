import FoundationEssentials
import GRDB
import GalleryCore
import Glibc

/// Opens the database of a folder: replaces damaged files, upgrades old schemas, and falls back to reading or memory.
struct DatabaseOpening: Sendable {
    static let fileName = "gallery.sqlite"
    /// Maximum size of a file that is checked as a whole at each start, which takes a few milliseconds. In a larger
    /// file, only a call that reads a damaged page finds the damage.
    private static let checkedBytes = 1 << 20

    /// Absolute path of the data folder; empty for a database in memory.
    let folder: String
    let isReadOnly: Bool
    /// Whether the in-memory database that replaces an unavailable file can be written; `false` in scripts.
    let keepsInMemory: Bool
    /// Called only when needed, because making the migrator would delay the prompt.
    let makeMigrator: @Sendable () -> DatabaseMigrator
    let retry: BusyRetry

    private var migrator: DatabaseMigrator { makeMigrator() }

    private var quarantine: CorruptDatabaseQuarantine {
        CorruptDatabaseQuarantine(name: Self.fileName, migrator: migrator)
    }

    private var path: String { folder + "/" + Self.fileName }

    /// Falls back to read-only access or to memory, except if `isReadOnly`, if busy, or if an erasure is pending.
    func open(_ notices: inout [StoreNotice]) throws(StoreError) -> OpenDatabase {
        guard !isReadOnly else { return try openAsItIs() }
        guard !folder.isEmpty else {
            return try inMemory(
                .noHome(canSave: keepsInMemory), refusal: keepsInMemory ? nil : .folder(.noHome), &notices)
        }
        do {
            try Folder.make(folder, mode: 0o700)
            let directory = try Folder(path: folder)
            guard directory.lock(while: retry.goesOn) else { throw StoreError.busy }
            if ErasureRecord.isLeft(in: directory) { try eraseFiles(in: directory) }
            var database = try open(in: directory, &notices)
            database.absence = notices.last?.loss
            return database
        } catch {
            return try fallBack(from: StoreError(error, path: path), &notices)
        }
    }

    /// Quarantines a damaged database and creates a new one. Throws `error` if the file is undamaged or not writable.
    func replace(
        _ damaged: OpenDatabase, after error: DatabaseError, _ notices: inout [StoreNotice]
    ) throws(StoreError) -> OpenDatabase {
        do {
            let directory = try Folder(path: folder)
            guard directory.lock(while: retry.goesOn) else { throw StoreError.busy }
            guard damaged.exists else { return try open(in: directory, &notices) }
            guard damaged.refusal == nil, damaged.path != nil, try isDamaged() else { throw error }
            try setAside(in: directory, damage: .reported(error.report), &notices)
            return try open(in: directory, &notices)
        } catch {
            throw StoreError(error, path: path)
        }
    }

    /// Opens an existing file for reading only, without locking the folder.
    private func openAsItIs() throws(StoreError) -> OpenDatabase {
        guard !ErasureRecord.exists(in: folder), access(path, F_OK) == 0 || errno != ENOENT else {
            throw .system(path: path, code: ENOENT)
        }
        do {
            return try opened(try Connection.forReading(path: path, retry), .requested)
        } catch {
            throw StoreError(error, path: path)
        }
    }

    private func open(in directory: borrowing Folder, _ notices: inout [StoreNotice]) throws -> OpenDatabase {
        do {
            try prepareFile(in: directory, &notices)
            return try connect(in: directory, &notices)
        } catch let error as DatabaseError where error.saysDamaged {
            try setAside(in: directory, damage: .reported(error.report), &notices)
            try prepareFile(in: directory, &notices)
            return try connect(in: directory, &notices)
        }
    }

    /// Sets an unusable file aside, resumes an unfinished rescue, and creates a missing file; throws without access.
    private func prepareFile(in directory: borrowing Folder, _ notices: inout [StoreNotice]) throws {
        let name = Self.fileName
        let status = FileStatus(name, in: directory, followingLinks: true)
        if let status, !status.isRegular { try setAside(in: directory, damage: .notAFile, &notices) }
        // Sets an empty file aside first: SQLite would delete its write-ahead log, and with it the recoverable rows.
        let isEmpty = (status?.size ?? 0) == 0
        if isEmpty, let log = FileStatus(name + "-wal", in: directory), log.size > 0 {
            try setAside(in: directory, damage: .emptyBesideLog, &notices)
        } else if status == nil,
            let (damagedName, rescued) = try quarantine.resume(in: directory)
        {
            notices.append(
                .setAside(
                    path: path, movedTo: folder + "/" + damagedName, damage: .interrupted, rescued: rescued))
        }
        // An existing file is not opened: closing it would release the locks that this process may hold through
        // another connection (sqlite.org/howtocorrupt.html, 2.2).
        if FileStatus(name, in: directory, followingLinks: true) != nil {
            guard faccessat(directory.descriptor, name, R_OK | W_OK, AT_EACCESS) == 0 else {
                throw StoreError.system(path: path)
            }
            return
        }
        let descriptor = openat(directory.descriptor, name, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw StoreError.system(path: path) }
        _ = close(descriptor)
    }

    private func connect(
        in directory: borrowing Folder, _ notices: inout [StoreNotice]
    ) throws -> OpenDatabase {
        let queue = try Connection.forWriting(path: path, retry)
        let isSmall =
            (FileStatus(Self.fileName, in: directory, followingLinks: true)?.size ?? 0) <= Self.checkedBytes
        if isSmall, let fault = try queue.read({ try Self.faults(in: $0, by: "quick_check(1)").first }) {
            throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: fault)
        }
        if try queue.read(migrator.hasBeenSuperseded) {
            notices.append(.newerSchema(path: path))
            return try opened(try Connection.forReading(path: path, retry), .newerSchema)
        }
        let upgrade = SchemaUpgrade(migrator: migrator, path: path)
        if let copy = try upgrade.run(on: queue, in: directory) {
            notices.append(.upgraded(path: path, copy: copy))
        }
        return try opened(queue, nil)
    }

    private func opened(_ queue: DatabaseQueue, _ refusal: OpenDatabase.Refusal?) throws -> OpenDatabase {
        try relock(queue, isReadOnly: refusal != nil)
        return OpenDatabase(queue: queue, path: path, status: FileStatus(path: path), refusal: refusal)
    }

    private func fallBack(
        from error: StoreError, _ notices: inout [StoreNotice]
    ) throws(StoreError) -> OpenDatabase {
        // Data to be erased is not shown, even if it cannot be erased.
        guard !ErasureRecord.exists(in: folder) else { throw error }
        let fault: StoreError
        switch error {
        case .full:
            fault = .full(path: path)
            if let directory = try? Folder(path: folder), let damagedName = quarantine.waiting(in: directory)
            {
                notices.append(.rescueWaits(path: path, movedTo: folder + "/" + damagedName))
            }
        case .failed(_, let cause): fault = .failed(path: path, cause: cause)
        default: throw error
        }
        if let (queue, lacksLog) = readable() {
            notices.append(.readOnly(path: path, because: fault, lacksLog: lacksLog))
            do { return try opened(queue, .folder(fault)) } catch { throw StoreError(error, path: path) }
        }
        let absence =
            if case .failed(let path, .system(let code)) = fault {
                StoreError.unreadable(path: path, cause: .system(code))
            } else {
                fault
            }
        guard !keepsInMemory else {
            return try inMemory(.inMemory(path: folder, because: fault), instead: absence, &notices)
        }
        let isThere = access(path, F_OK) == 0 || ![ENOENT, ENOTDIR].contains(errno)
        return try inMemory(
            .unopened(path: folder, because: fault, isThere: isThere), instead: fault,
            refusal: .folder(fault),
            &notices)
    }

    /// Opens the file for reading, without its write-ahead log if that is unusable; `nil` if unreadable or outdated.
    private func readable() -> (queue: DatabaseQueue, lacksLog: Bool)? {
        func usable(_ queue: DatabaseQueue) -> DatabaseQueue? {
            (try? queue.read(migrator.hasCompletedMigrations)) == true ? queue : nil
        }
        if let queue = (try? Connection.forReading(path: path, retry)).flatMap(usable) {
            return (queue, false)
        }
        guard let queue = (try? Connection.forReadingImmutable(path: path, retry)).flatMap(usable) else {
            return nil
        }
        return (queue, FileStatus(path: path + "-wal").map { $0.size > 0 } ?? false)
    }

    private func inMemory(
        _ notice: StoreNotice, instead absence: StoreError? = nil, refusal: OpenDatabase.Refusal? = nil,
        _ notices: inout [StoreNotice]
    ) throws(StoreError) -> OpenDatabase {
        do {
            let queue = try Connection.inMemory()
            try migrator.migrate(queue)
            try relock(queue, isReadOnly: false)
            notices.append(notice)
            return OpenDatabase(queue: queue, path: nil, status: nil, refusal: refusal, absence: absence)
        } catch {
            throw StoreError(error, path: folder)
        }
    }

    private func setAside(
        in directory: borrowing Folder, damage: DatabaseDamage, _ notices: inout [StoreNotice]
    ) throws {
        let name = try quarantine.move(in: directory)
        let rescued = try quarantine.replace(name, in: directory)
        notices.append(
            .setAside(path: path, movedTo: folder + "/" + name, damage: damage, rescued: rescued))
    }

    private func isDamaged() throws -> Bool {
        do {
            return try !Connection.forReading(path: path, retry).read {
                try Self.faults(in: $0, by: "integrity_check(1)")
            }.isEmpty
        } catch let error as DatabaseError where error.saysDamaged {
            return true
        }
    }

    /// Messages of a pragma such as `integrity_check`; empty for an undamaged database.
    static func faults(in db: Database, by check: String) throws -> [String] {
        try Row.fetchAll(db, sql: "PRAGMA \(check)").compactMap { $0.text(0) }.filter { $0 != "ok" }
    }
}
