import GalleryCore
import Synchronization

/// Folders that are never made.
struct StubFolders: BoardExporting {
    func begin(_ name: String, in folder: String?) throws(StoreError) -> any ExportedFolder {
        throw .full(path: name)
    }

    var published: [String] { [] }

    func remove(_ path: String) {}
}
