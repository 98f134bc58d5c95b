import FoundationEssentials
import GRDB
import GalleryCore
import Glibc

/// Moves a damaged database to a unique name and replaces it by a new one with the recoverable rows. The new database
/// is written under a temporary name, which serves as a marker. After a kill, either the damaged file is still in
/// place, or the marker lets the next start resume, or the new database is complete.
struct CorruptDatabaseQuarantine {
    let name: String
    let migrator: DatabaseMigrator

    /// Suffixes of SQLite's companion files, moved first: an old write-ahead log would be applied to a new database.
    private static let companions = ["-wal", "-shm", "-journal"]
    private static let markerSuffix = ".rescue"
    /// Suffix of the marker in the second and last attempt: a file that crashed the program may do so each time.
    private static let lastMarkerSuffix = ".rescue-again"

    /// Renames the database and its companions and creates the marker; returns the new name.
    func move(in folder: borrowing Folder) throws(StoreError) -> String {
        let day = Date().formatted(.iso8601.year().month().day())
        let moved = (Self.companions + [""]).filter { FileStatus(name + $0, in: folder) != nil }
        var damagedName = "\(name).damaged-\(day)"
        var number = 1
        while isTaken(damagedName, for: moved, in: folder) {
            number += 1
            damagedName = "\(name).damaged-\(day)-\(number)"
        }
        let file = openat(
            folder.descriptor, damagedName + Self.markerSuffix, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw StoreError.system(path: folder.path + "/" + damagedName) }
        _ = close(file)
        for suffix in moved {
            guard try ExclusiveRename.rename(name + suffix, to: damagedName + suffix, in: folder) else {
                throw StoreError.system(path: folder.path + "/" + damagedName + suffix, code: EEXIST)
            }
        }
        try folder.sync()
        return damagedName
    }

    /// Creates the database from the moved one. If the disk is full, throws and keeps the marker.
    func replace(_ damagedName: String, in folder: borrowing Folder) throws(StoreError) -> RescuedRows {
        try replace(damagedName, marker: damagedName + Self.markerSuffix, in: folder)
    }

    func resume(in folder: borrowing Folder) throws(StoreError) -> (
        damagedName: String, rescued: RescuedRows
    )? {
        for marker in folder.names().sorted() where marker.hasPrefix(name + ".damaged-") {
            if marker.hasSuffix(Self.lastMarkerSuffix) { _ = unlinkat(folder.descriptor, marker, 0) }
            guard marker.hasSuffix(Self.markerSuffix) else { continue }
            let damagedName = String(marker.dropLast(Self.markerSuffix.count))
            let again = damagedName + Self.lastMarkerSuffix
            guard Self.isThere(damagedName, in: folder),
                try ExclusiveRename.rename(marker, to: again, in: folder)
            else {
                _ = unlinkat(folder.descriptor, marker, 0)
                continue
            }
            return (damagedName, try replace(damagedName, marker: again, in: folder))
        }
        return nil
    }

    /// Name of the damaged database whose rescue is pending, if any.
    func waiting(in folder: borrowing Folder) -> String? {
        folder.names().first { $0.hasPrefix(name + ".damaged-") && $0.hasSuffix(Self.markerSuffix) }
            .map { String($0.dropLast(Self.markerSuffix.count)) }
    }

    private func replace(
        _ damagedName: String, marker: String, in folder: borrowing Folder
    ) throws(StoreError) -> RescuedRows {
        do {
            let rescued = try DatabaseRescue(migrator: migrator).run(
                from: damagedName, to: marker, in: folder)
            let file = openat(folder.descriptor, marker, O_RDONLY | O_CLOEXEC)
            defer { _ = close(file) }
            guard file >= 0, fsync(file) == 0, try ExclusiveRename.rename(marker, to: name, in: folder) else {
                throw StoreError.system(path: folder.path + "/" + marker)
            }
            try folder.sync()
            return rescued
        } catch {
            let error = StoreError(error, path: folder.path + "/" + marker)
            if case .full = error {
                _ = try? ExclusiveRename.rename(marker, to: damagedName + Self.markerSuffix, in: folder)
                throw error
            }
            _ = unlinkat(folder.descriptor, marker, 0)
            return RescuedRows()
        }
    }

    /// Whether another damaged database has the name. A marker alone, as after a kill between renames, does not count.
    private func isTaken(_ damagedName: String, for moved: [String], in folder: borrowing Folder) -> Bool {
        for suffix in moved + [""] where FileStatus(damagedName + suffix, in: folder) != nil { return true }
        guard FileStatus(damagedName + Self.markerSuffix, in: folder) == nil else { return false }
        return Self.isThere(damagedName, in: folder)
    }

    private static func isThere(_ damagedName: String, in folder: borrowing Folder) -> Bool {
        for suffix in companions + [""] where FileStatus(damagedName + suffix, in: folder) != nil {
            return true
        }
        return false
    }
}
