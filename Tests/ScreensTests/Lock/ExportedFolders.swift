import GalleryCore
import Synchronization

/// Folders with exported boards, which a test adds to `paths`.
final class ExportedFolders: BoardExporting {
    let paths = Mutex<[String]>([])
    let removed = Mutex<[String]>([])

    var published: [String] { paths.withLock { $0 } }

    func begin(_ name: String, in folder: String?) throws(StoreError) -> any ExportedFolder {
        throw .full(path: name)
    }

    func remove(_ path: String) { removed.withLock { $0.append(path) } }
}
