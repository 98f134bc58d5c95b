import GRDB
import GalleryCore
import Glibc

extension GalleryDatabase {
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
