import FoundationEssentials
import Glibc

/// Puts a damaged database out of the way, whole and never to be overwritten.
enum CorruptDatabaseQuarantine {
    /// What SQLite keeps beside a database of that name, moved first: a new database must never meet the
    /// write-ahead log of the old one, which SQLite would apply to it.
    private static let companions = ["-wal", "-shm", "-journal"]

    /// Renames the file and its companions alike; returns the new name.
    static func move(_ name: String, in folder: borrowing Folder) throws(SystemError) -> String {
        let day = Date().formatted(.iso8601.year().month().day())
        var aside = "\(name).damaged-\(day)"
        var number = 1
        while isTaken(aside, in: folder) {
            number += 1
            aside = "\(name).damaged-\(day)-\(number)"
        }
        for suffix in companions + [""] where FileStatus(name + suffix, in: folder) != nil {
            guard try ExclusiveRename.rename(name + suffix, to: aside + suffix, in: folder) else {
                throw SystemError(path: folder.path + "/" + aside + suffix, code: EEXIST)
            }
        }
        try folder.sync()
        return aside
    }

    private static func isTaken(_ name: String, in folder: borrowing Folder) -> Bool {
        for suffix in companions + [""] where FileStatus(name + suffix, in: folder) != nil { return true }
        return false
    }
}
