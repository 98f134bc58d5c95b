import GRDB
import GalleryCore
import Glibc

extension GalleryDatabase {
    /// Writes the record of the lock if it is missing, and the mark of a locked database. In a transaction, so that no
    /// shell removes the lock meanwhile.
    func recordLock() {
        let folder = opening.folder
        guard !folder.isEmpty, access(folder + "/" + LockRecord.fileName, F_OK) != 0 else { return }
        try? write(isPublic: true) { db in
            guard let row = try LockRow.find(in: db), !row.hash.isEmpty else { return }
            try LockRecord(salt: row.salt, hash: row.hash, cost: row.cost).write(in: Folder(path: folder))
            try LockRow.mark(db)
        }
    }

    /// Changes the lock in a transaction that removes its record first: without a record there is only a row to believe.
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
