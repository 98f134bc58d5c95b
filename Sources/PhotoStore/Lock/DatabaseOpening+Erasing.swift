import GalleryCore
import Glibc

extension DatabaseOpening {
    /// Removes the database with every copy of it, and what was seen. Other shells notice that it is missing.
    func erase(retrying retry: BusyRetry) throws(StoreError) {
        guard !folder.isEmpty, access(folder, F_OK) == 0 else { return }
        let place = try Folder(path: folder)
        guard place.lock(while: retry.goesOn) else { throw .busy }
        try eraseFiles(in: place)
    }

    /// Needs the lock of the folder. The database goes before its log: without that it could be as it was before it was
    /// locked.
    func eraseFiles(in place: borrowing Folder) throws(StoreError) {
        let kept = [Self.fileName + "-queue", ErasureRecord.fileName]
        for name in place.names().sorted() where !kept.contains(name) {
            guard [Self.fileName, SQLiteSeen.fileName].contains(where: name.hasPrefix) else { continue }
            guard unlinkat(place.descriptor, name, 0) == 0 || errno == ENOENT else {
                throw .system(path: folder + "/" + name)
            }
        }
        try place.sync()
    }
}
