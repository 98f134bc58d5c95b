import GRDB
import GalleryCore

extension DatabaseOpening {
    /// Restores a lost row of the lock from the lock's record; if `isReadOnly`, throws `.locked` instead.
    func relock(_ queue: DatabaseQueue, isReadOnly: Bool) throws {
        guard let record = lockRecord, try queue.read({ try LockRow.isLost(in: $0, having: record) }) else {
            return
        }
        guard !isReadOnly else { throw StoreError.locked }
        try queue.write { db in
            // Reads the record again: a process that removes the lock deletes the record first, then the row.
            guard try LockRow.isLost(in: db, having: record), let record = lockRecord else { return }
            try LockRow.put(record, closing: .random(in: 1 ... .max), in: db)
        }
    }

    private var lockRecord: LockRecord? {
        guard !folder.isEmpty, let directory = try? Folder(path: folder) else { return nil }
        return LockRecord.read(in: directory)
    }
}
