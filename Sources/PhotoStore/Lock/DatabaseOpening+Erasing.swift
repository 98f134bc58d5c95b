import GalleryCore
import Glibc

extension DatabaseOpening {
    /// Deletes the database, its copies and the seen photos. Other processes notice that the file is missing.
    func erase(retrying retry: BusyRetry) throws(StoreError) {
        guard !folder.isEmpty, access(folder, F_OK) == 0 else { return }
        let directory = try Folder(path: folder)
        guard directory.lock(while: retry.goesOn) else { throw .busy }
        try eraseFiles(in: directory)
    }

    /// Requires the folder's lock. Deletes the database first: without its write-ahead log it could be unlocked.
    func eraseFiles(in directory: borrowing Folder) throws(StoreError) {
        let kept = [Self.fileName + "-queue", ErasureRecord.fileName]
        for name in directory.names().sorted() where !kept.contains(name) {
            guard [Self.fileName, SQLiteSeen.fileName].contains(where: name.hasPrefix) else { continue }
            guard unlinkat(directory.descriptor, name, 0) == 0 || errno == ENOENT else {
                throw .system(path: folder + "/" + name)
            }
        }
        try directory.sync()
    }
}
