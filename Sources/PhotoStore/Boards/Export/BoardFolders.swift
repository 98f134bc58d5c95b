public import GalleryCore
import Glibc

public struct BoardFolders: BoardExporting {
    private let folder: DefaultFolder
    private let log = PublishedFolders()

    public init(_ folder: DefaultFolder) { self.folder = folder }

    public func begin(_ name: String, in folder: String?) throws(StoreError) -> any ExportedFolder {
        let chosen = folder ?? self.folder.path
        guard !chosen.isEmpty else { throw .noExportFolder(board: name) }
        let parent = AbsolutePath.linked(chosen)
        try Folder.make(parent, mode: 0o777)
        try Folder(path: parent).sweep()
        return try BoardFolder(name, in: parent, log)
    }

    public var published: [String] { log.paths }

    public func remove(_ path: String) { BoardFolder.remove(path) }
}
