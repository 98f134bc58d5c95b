import GalleryCore
import Glibc

extension DatabaseOpening {
    /// Takes away the database with every copy that was made of it. Other shells see that it is gone.
    func erase(retrying retry: BusyRetry) throws(StoreError) {
        guard !folder.isEmpty, access(folder, F_OK) == 0 else { return }
        let place = try Folder(path: folder)
        guard place.lock(while: retry.goesOn) else { throw .busy }
        for name in place.names() where name.hasPrefix(Self.fileName) && !name.hasSuffix("-queue") {
            guard unlinkat(place.descriptor, name, 0) == 0 || errno == ENOENT else {
                throw .system(path: folder + "/" + name)
            }
        }
        try place.sync()
    }
}
