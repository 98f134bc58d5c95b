import FoundationEssentials
import GRDB
import GalleryCore
import Glibc

/// Moves a damaged database to a unique name and replaces it by a new one with the rows that can be recovered.
///
/// If the process is killed in between, either the damaged file is still in place, or it has been moved and a marker
/// file lets the next start resume, or the new database is in place. The marker is the unfinished new database.
struct CorruptDatabaseQuarantine {
    let name: String
    let migrator: DatabaseMigrator

    /// Files that SQLite keeps next to a database. They are moved first: SQLite would apply the write-ahead log of the
    /// old database to a new one.
    private static let companions = ["-wal", "-shm", "-journal"]
    private static let mark = ".rescue"
    /// Marker of the second and last attempt: a file that crashed the program once may do so each time.
    private static let lastMark = ".rescue-again"

    /// Renames the database and its companion files and creates the marker; returns the new name.
    func move(in folder: borrowing Folder) throws(StoreError) -> String {
        let day = Date().formatted(.iso8601.year().month().day())
        let moved = (Self.companions + [""]).filter { FileStatus(name + $0, in: folder) != nil }
        var aside = "\(name).damaged-\(day)"
        var number = 1
        while isTaken(aside, for: moved, in: folder) {
            number += 1
            aside = "\(name).damaged-\(day)-\(number)"
        }
        let file = openat(folder.descriptor, aside + Self.mark, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw StoreError.system(path: folder.path + "/" + aside) }
        _ = close(file)
        for suffix in moved {
            guard try ExclusiveRename.rename(name + suffix, to: aside + suffix, in: folder) else {
                throw StoreError.system(path: folder.path + "/" + aside + suffix, code: EEXIST)
            }
        }
        try folder.sync()
        return aside
    }

    /// Creates the database from the moved one. If the disk is full, throws and keeps the marker.
    func replace(_ aside: String, in folder: borrowing Folder) throws(StoreError) -> RescuedRows {
        try replace(aside, mark: aside + Self.mark, in: folder)
    }

    /// Resumes an interrupted rescue, if any.
    func resume(in folder: borrowing Folder) throws(StoreError) -> (aside: String, rescued: RescuedRows)? {
        for mark in folder.names().sorted() where mark.hasPrefix(name + ".damaged-") {
            if mark.hasSuffix(Self.lastMark) { _ = unlinkat(folder.descriptor, mark, 0) }
            guard mark.hasSuffix(Self.mark) else { continue }
            let aside = String(mark.dropLast(Self.mark.count))
            let again = aside + Self.lastMark
            guard Self.isThere(aside, in: folder), try ExclusiveRename.rename(mark, to: again, in: folder)
            else {
                _ = unlinkat(folder.descriptor, mark, 0)
                continue
            }
            return (aside, try replace(aside, mark: again, in: folder))
        }
        return nil
    }

    /// Name of the damaged database whose rescue is pending, if any.
    func waiting(in folder: borrowing Folder) -> String? {
        folder.names().first { $0.hasPrefix(name + ".damaged-") && $0.hasSuffix(Self.mark) }
            .map { String($0.dropLast(Self.mark.count)) }
    }

    private func replace(
        _ aside: String, mark: String, in folder: borrowing Folder
    ) throws(StoreError) -> RescuedRows {
        do {
            let rescued = try DatabaseRescue(migrator: migrator).run(from: aside, to: mark, in: folder)
            let file = openat(folder.descriptor, mark, O_RDONLY | O_CLOEXEC)
            defer { _ = close(file) }
            guard file >= 0, fsync(file) == 0, try ExclusiveRename.rename(mark, to: name, in: folder) else {
                throw StoreError.system(path: folder.path + "/" + mark)
            }
            try folder.sync()
            return rescued
        } catch {
            let error = StoreError(error, path: folder.path + "/" + mark)
            if case .full = error {
                _ = try? ExclusiveRename.rename(mark, to: aside + Self.mark, in: folder)
                throw error
            }
            _ = unlinkat(folder.descriptor, mark, 0)
            return RescuedRows()
        }
    }

    /// A marker without its database was left by a process that was killed between two renames.
    private func isTaken(_ aside: String, for moved: [String], in folder: borrowing Folder) -> Bool {
        for suffix in moved + [""] where FileStatus(aside + suffix, in: folder) != nil { return true }
        guard FileStatus(aside + Self.mark, in: folder) == nil else { return false }
        return Self.isThere(aside, in: folder)
    }

    private static func isThere(_ aside: String, in folder: borrowing Folder) -> Bool {
        for suffix in companions + [""] where FileStatus(aside + suffix, in: folder) != nil { return true }
        return false
    }
}
