import FoundationEssentials
import GRDB
public import GalleryCore
import Glibc

public struct SQLiteLock: PersonalLock {
    private let database: GalleryDatabase
    private let seen: SQLiteSeen
    private let now: @Sendable () -> BootTime
    private let cost: Int

    /// `seen` is erased together with the database.
    public init(_ database: GalleryDatabase, seen: SQLiteSeen) {
        self.init(database, seen: seen, now: BootTime.now, cost: PINHash.cost)
    }

    init(
        _ database: GalleryDatabase, seen: SQLiteSeen, now: @escaping @Sendable () -> BootTime, cost: Int
    ) {
        self.database = database
        self.seen = seen
        self.now = now
        self.cost = cost
    }

    public func state() throws(StoreError) -> LockState {
        guard try row() != nil else { return .absent }
        database.recordLock()
        return database.isOpen ? .open : .closed
    }

    public func close() throws(StoreError) -> Bool {
        guard try row() != nil else { return false }
        // A second closing would lock the processes that were unlocked since the first.
        guard database.isOpen else { return true }
        database.recordOpened(nil)
        try database.write(isPublic: true) { db in
            try db.run("UPDATE lock SET closing = ?", [Int64.random(in: 1 ... .max)])
        }
        return true
    }

    public func wait() throws(StoreError) -> Duration {
        try row().map { AttemptDelay.left(of: $0, at: now()) } ?? .zero
    }

    public func open(with pin: String) async throws(StoreError) -> LockAnswer {
        let now = now()
        let (row, wait) = try database.write(isPublic: true) { db -> (LockRow?, Duration) in
            guard let row = try LockRow.find(in: db) else { return (nil, .zero) }
            let wait = AttemptDelay.left(of: row, at: now)
            if wait == .zero {
                try db.run(
                    "UPDATE lock SET failures = failures + 1, triedAt = ?, boot = ?", [now.seconds, now.boot])
            }
            return (row, wait)
        }
        guard let row else { return .right }
        guard wait == .zero else { return .tooEarly(wait: wait) }
        let hash = try await PINHash.of(pin, salt: row.salt, cost: row.cost)
        guard ConstantTime.areEqual(hash, row.hash) else {
            return .wrong(wait: AttemptDelay.after(row.failures + 1))
        }
        try database.write(isPublic: true) { db in
            try db.run("UPDATE lock SET failures = 0 WHERE hash = ?", [Data(row.hash)])
        }
        // If the lock was closed again after `row` was read, it stays closed.
        database.recordOpened(row.closing)
        return .right
    }

    public func openRecognized() throws(StoreError) { database.recordOpened(try row()?.closing) }

    public func set(_ pin: String) async throws(StoreError) {
        let salt = PINHash.salt()
        let hash = try await PINHash.of(pin, salt: salt, cost: cost)
        let closing = Int64.random(in: 1 ... .max)
        let record = LockRecord(salt: salt, hash: hash, cost: cost)
        try database.changeLock { try LockRow.put(record, closing: closing, in: $0) }
        database.recordOpened(closing)
        _ = try? state()
    }

    public func remove() throws(StoreError) { try database.changeLock(LockRow.remove) }

    public func idle(here: Duration) -> Duration {
        let now = now().seconds
        let mine = now - here / .seconds(1)
        return .seconds(now - max(mine, database.activity.record(mine, now: now)))
    }

    public var hasUnfinishedErasure: Bool {
        let folder = database.opening.folder
        guard ErasureRecord.exists(in: folder), let directory = try? Folder(path: folder) else {
            return false
        }
        return ErasureRecord.isLeft(in: directory)
    }

    public func decideErasure() throws(StoreError) { try database.erasure.write() }

    public func endErasure() throws(StoreError) { try database.erasure.remove() }

    public func erase() throws(StoreError) {
        seen.erase()
        try database.erase()
    }

    private func row() throws(StoreError) -> LockRow? {
        try database.read(isPublic: true) { try LockRow.find(in: $0) }
    }
}

private enum AttemptDelay {
    /// Delays in seconds by number of failed attempts.
    private static let steps = [0, 0, 0, 5, 30, 60, 120, 300, 600, 1800, 3600]

    static func after(_ failures: Int) -> Duration {
        .seconds(steps[min(max(failures, 0), steps.count - 1)])
    }

    static func left(of row: LockRow, at now: BootTime) -> Duration {
        let passed = Duration.seconds(now.since(row.triedAt, row.boot))
        return max(.zero, after(row.failures) - passed)
    }
}

private extension GalleryDatabase {
    /// Writes a missing record and marks the database, in one transaction: no process can remove the lock in between.
    func recordLock() {
        let folder = opening.folder
        guard !folder.isEmpty, access(folder + "/" + LockRecord.fileName, F_OK) != 0 else { return }
        try? write(isPublic: true) { db in
            guard let row = try LockRow.find(in: db), !row.hash.isEmpty else { return }
            try LockRecord(salt: row.salt, hash: row.hash, cost: row.cost).write(in: Folder(path: folder))
            try LockRow.setMarker(db)
        }
    }

    /// Runs `change`, which changes the lock's row, after deleting the record: without a record only the row counts.
    func changeLock(_ change: (Database) throws -> Void) throws(StoreError) {
        let folder = opening.folder
        try write { db in
            if !folder.isEmpty, unlink(folder + "/" + LockRecord.fileName) != 0, errno != ENOENT {
                throw StoreError.system(path: folder + "/" + LockRecord.fileName)
            }
            try change(db)
        }
    }
}
