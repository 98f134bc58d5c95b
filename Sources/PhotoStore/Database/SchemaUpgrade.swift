import GRDB
import GalleryCore
import Glibc

struct SchemaUpgrade {
    let migrator: DatabaseMigrator
    let path: String

    /// Upgrades the database. Returns the path of the backup made before the upgrade; `nil` if no backup was needed.
    func run(on queue: DatabaseQueue, in folder: borrowing Folder) throws -> String? {
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

    private func backUp(_ queue: DatabaseQueue, in folder: borrowing Folder) throws -> String {
        let copy = try emptyFile()
        try queue.writeWithoutTransaction { db in
            // VACUUM INTO (sqlite.org/lang_vacuum.html) accepts an empty file and copies one consistent state.
            try db.execute(sql: "VACUUM INTO ?", arguments: [copy])
        }
        let descriptor = open(copy, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StoreError.system(path: copy) }
        defer { _ = close(descriptor) }
        guard fsync(descriptor) == 0 else { throw StoreError.system(path: copy) }
        try folder.sync()
        return copy
    }

    private func emptyFile() throws(StoreError) -> String {
        var number = 1
        while true {
            let copy = path + ".before-upgrade-\(number)"
            let descriptor = open(copy, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            if descriptor >= 0 {
                _ = close(descriptor)
                return copy
            }
            guard errno == EEXIST else { throw StoreError.system(path: copy) }
            number += 1
        }
    }
}
