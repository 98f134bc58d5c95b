public import GalleryCore
import Synchronization

public final class BoardFolders: BoardExporting {
    private let folder: DefaultFolder
    private let unfinished: UnfinishedExports
    private let paths = Mutex<[String]>([])

    /// Exports that are killed are found again in the folder of `database`.
    public init(_ folder: DefaultFolder, recordedIn database: GalleryDatabase? = nil) {
        self.folder = folder
        unfinished = database?.unfinishedExports ?? UnfinishedExports()
    }

    public func begin(_ name: String, in folder: String?) throws(StoreError) -> any ExportedFolder {
        let chosen = folder ?? self.folder.path
        guard !chosen.isEmpty else { throw .noExportFolder(board: name) }
        let parent = try AbsolutePath.writable(chosen)
        try Folder.make(parent, mode: 0o777)
        try Folder(path: parent).sweep()
        return try BoardFolder(name, in: parent, unfinished: unfinished) { path in
            self.paths.withLock { $0.append(path) }
        }
    }

    public var published: [String] { paths.withLock { $0 } }

    public func remove(_ path: String) { BoardFolder.remove(path) }
}
