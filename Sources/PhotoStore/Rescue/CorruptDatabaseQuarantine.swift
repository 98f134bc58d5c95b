import FoundationEssentials
import GRDB
import GalleryCore
import Glibc

/// Puts a damaged database out of the way, whole and never to be overwritten, and a new one in its place, with what
/// could be read of the old one.
///
/// A program that is killed meanwhile leaves the damaged file where it was, or aside with a mark beside it by which the
/// next one takes up the work, or the new file. The mark is the new database in the making.
struct CorruptDatabaseQuarantine {
    let name: String
    let migrator: DatabaseMigrator

    /// What SQLite keeps beside a database of that name, moved first: a new database must never meet the
    /// write-ahead log of the old one, which SQLite would apply to it.
    private static let companions = ["-wal", "-shm", "-journal"]
    private static let mark = ".rescue"
    /// Of a second attempt, which is the last: what ends a program once may end every one.
    private static let lastMark = ".rescue-again"

    /// Renames the file and its companions alike, and marks that they are to be read; returns the new name.
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

    /// Makes the new database of what was moved. Throws when the disk is full: the mark stays, for a next time.
    func replace(_ aside: String, in folder: borrowing Folder) throws(StoreError) -> RescuedRows {
        try replace(aside, mark: aside + Self.mark, in: folder)
    }

    /// Takes up what another program did not bring to an end; nil when there is nothing.
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

    /// What is to be read at the next start; nil when nothing is.
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

    /// Whether the name cannot be had for these. Where there is a mark and no database, another program was ended
    /// between two of its renames.
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
