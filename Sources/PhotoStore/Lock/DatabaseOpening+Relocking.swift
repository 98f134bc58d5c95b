import GRDB
import GalleryCore

extension DatabaseOpening {
    /// Puts the lock back into a database that lost it to damage, by the record beside it. Throws `.locked` where that
    /// cannot be written.
    func relock(_ queue: DatabaseQueue, isReadOnly: Bool) throws {
        guard let record = lockRecord, try queue.read({ try LockRow.isLost(in: $0, having: record) }) else {
            return
        }
        guard !isReadOnly else { throw StoreError.locked }
        try queue.write { db in
            // A shell that removes the lock removes the record first: it is read after the row.
            guard try LockRow.isLost(in: db, having: record), let record = lockRecord else { return }
            try LockRow.put(record, closing: .random(in: 1 ... .max), in: db)
        }
    }

    private var lockRecord: LockRecord? {
        guard !folder.isEmpty, let place = try? Folder(path: folder) else { return nil }
        return LockRecord.read(in: place)
    }
}
