import GRDB
import GalleryCore
import Glibc

struct SchemaUpgrade {
    private static let suffix = ".before-upgrade"
    private static let draftSuffix = ".part"

    let migrator: DatabaseMigrator
    let path: String

    /// Upgrades the database. Returns the path of the backup made before the upgrade; `nil` if no backup was needed.
    func run(on queue: DatabaseQueue, in folder: borrowing Folder) throws -> String? {
        try? removeDraft()
        // Checked first, as migrating takes the write lock even if nothing is pending.
        if try queue.read(migrator.hasCompletedMigrations) { return nil }
        let copy = try queue.read(Self.isEmpty) ? nil : backUp(queue, in: folder)
        try migrator.migrate(queue)
        return copy
    }

    /// Whether the database has no data to back up, as after a kill between the migrations of a new file.
    private static func isEmpty(_ db: Database) throws -> Bool {
        let tables = try Row.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table'")
            .compactMap { $0.text(0) }
        // Tables that the migrations themselves fill.
        let own = ["grdb_migrations", "keptCount"]
        for table in tables where !own.contains(table) && !table.hasPrefix("photoWords") {
            if try Row.fetchOne(db, sql: "SELECT 1 FROM \(table.quotedDatabaseIdentifier) LIMIT 1") != nil {
                return false
            }
        }
        return true
    }

    /// Replaces the backup of an earlier upgrade, so that only the newest is kept, even if upgrades are killed.
    private func backUp(_ queue: DatabaseQueue, in folder: borrowing Folder) throws -> String {
        let copy = path + Self.suffix
        let draft = copy + Self.draftSuffix
        try removeDraft()
        let file = open(draft, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw StoreError.system(path: draft) }
        defer { _ = close(file) }
        do {
            try queue.writeWithoutTransaction { db in
                // VACUUM INTO (sqlite.org/lang_vacuum.html) accepts an empty file and copies one consistent state.
                try db.execute(sql: "VACUUM INTO ?", arguments: [draft])
            }
            guard Folder.isSynced(file), rename(draft, copy) == 0 else {
                throw StoreError.system(path: copy)
            }
        } catch {
            try? removeDraft()
            throw error
        }
        try folder.sync()
        removeNumbered(in: folder)
        return copy
    }

    /// Removes what a killed upgrade left.
    func removeDraft() throws(StoreError) {
        for draft in ["", "-journal"].map({ path + Self.suffix + Self.draftSuffix + $0 }) {
            guard unlink(draft) == 0 || errno == ENOENT else { throw .system(path: draft) }
        }
    }

    /// Removes the backups of earlier versions, which made another one at each attempt.
    private func removeNumbered(in folder: borrowing Folder) {
        let prefix = AbsolutePath.parts(of: path).name + Self.suffix + "-"
        for name in folder.names() where name.hasPrefix(prefix) && Int(name.dropFirst(prefix.count)) != nil {
            _ = unlinkat(folder.descriptor, name, 0)
        }
    }
}
