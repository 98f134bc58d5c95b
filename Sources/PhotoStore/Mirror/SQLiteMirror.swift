import GRDB
public import GalleryCore
import Glibc

public struct SQLiteMirror: MirrorStore {
    private let database: GalleryDatabase

    public init(_ database: GalleryDatabase) { self.database = database }

    static let tenth = """
        CREATE TABLE mirrored (
            id INTEGER PRIMARY KEY,
            service TEXT NOT NULL,
            user TEXT NOT NULL,
            key TEXT NOT NULL,
            isFavorite INTEGER NOT NULL,
            UNIQUE (service, user, key)
        ) STRICT;
        """

    public func next(
        for account: Account, except skipped: [MirroredChange]
    ) throws(StoreError) -> MirroredChange? {
        try database.read { db in
            try Self.changes(for: account, in: db).first { !skipped.contains($0) }
        }
    }

    public func remove(_ change: MirroredChange) throws(StoreError) {
        try database.write { db in
            try db.run(
                """
                DELETE FROM mirrored WHERE id = ? AND service = ? AND user = ? AND key = ? AND isFavorite = ?
                """,
                [
                    change.number, change.service.rawValue.stored, change.user.stored, change.key.stored,
                    change.isFavorite,
                ])
        }
    }

    public func forgetChanges(for service: ServiceName) throws(StoreError) {
        try database.write { db in
            try db.run("DELETE FROM mirrored WHERE service = ?", [service.rawValue.stored])
        }
    }

    public func count(for account: Account) throws(StoreError) -> Int {
        try database.read { db in
            try Self.changes(for: account, in: db).reduce(0) { count, _ in count + 1 }
        }
    }

    /// Readable changes, oldest first; a damaged one does not block the rest.
    private static func changes(
        for account: Account, in db: Database
    ) throws -> AnyCursor<MirroredChange> {
        let rows = try db.cursor(
            "SELECT id, key, isFavorite FROM mirrored WHERE service = ? AND user = ? ORDER BY id",
            account.stored)
        return AnyCursor(
            rows.compactMap { row in
                // Invalid UTF-8 is read with replacement characters, so a key with such a character is damaged.
                guard let number = row.int(0), let key = row.text(1), !key.isEmpty, !key.contains("\u{FFFD}"),
                    let flag = row.int(2), 0...1 ~= flag
                else { return nil }
                return MirroredChange(
                    number: Int64(number), service: account.service, user: account.user, key: key,
                    isFavorite: flag == 1)
            })
    }

    /// Runs `send`; returns `false` if another process is sending or the lock is unavailable. The lock is a file lock,
    /// which ends with the process. No other process uses an in-memory database.
    public func exclusively(_ send: @Sendable () async -> Void) async -> Bool {
        guard let path = database.opening.mirrorLock else {
            await send()
            return true
        }
        let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { return false }
        defer { _ = close(file) }
        guard flock(file, LOCK_EX | LOCK_NB) == 0 else { return false }
        await send()
        return true
    }

    static func awaitsRemoval(_ id: PhotoID, of account: Account, in db: Database) throws -> Bool {
        try db.has(
            "SELECT 1 FROM mirrored WHERE service = ? AND user = ? AND key = ? AND isFavorite = 0",
            account.stored + [id.key.stored])
    }
}

extension Account {
    fileprivate var stored: StatementArguments { [service.rawValue.stored, user.stored] }
}

extension DatabaseOpening {
    /// Path of the file locked by the process that sends changes; `nil` in memory.
    fileprivate var mirrorLock: String? { folder.isEmpty ? nil : folder + "/" + Self.fileName + "-mirror" }
}
