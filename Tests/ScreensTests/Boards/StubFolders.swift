import GalleryCore
import Synchronization

struct StubFolders: BoardExporting {
    func begin(_ name: String, in folder: String?) throws(StoreError) -> any ExportedFolder {
        throw .full(path: name)
    }

    var published: [String] { [] }

    func remove(_ path: String) {}
}
