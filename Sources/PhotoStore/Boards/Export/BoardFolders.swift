public import GalleryCore
import Synchronization

public final class BoardFolders: BoardExporting {
    private let folder: DefaultFolder
    private let paths = Mutex<[String]>([])

    public init(_ folder: DefaultFolder) { self.folder = folder }

    public func begin(_ name: String, in folder: String?) throws(StoreError) -> any ExportedFolder {
        let chosen = folder ?? self.folder.path
        guard !chosen.isEmpty else { throw .noExportFolder(board: name) }
        let parent = try AbsolutePath.writable(chosen)
        try Folder.make(parent, mode: 0o777)
        try Folder(path: parent).sweep()
        return try BoardFolder(name, in: parent) { path in self.paths.withLock { $0.append(path) } }
    }

    public var published: [String] { paths.withLock { $0 } }

    public func remove(_ path: String) { BoardFolder.remove(path) }
}
