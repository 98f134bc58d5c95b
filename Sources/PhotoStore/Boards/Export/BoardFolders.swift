public import GalleryCore
import Glibc

/// Folders for exported boards on the disk.
public struct BoardFolders: BoardExporting {
    private let path: String

    /// Where they go when no other folder is named.
    public init(path: String) { self.path = path }

    /// A hidden folder beside the place where it will stand.
    public func begin(_ name: String, in folder: String?) throws(StoreError) -> any ExportedFolder {
        let chosen = folder ?? path
        guard !chosen.isEmpty else {
            throw .noExportFolder(board: name)
        }
        do throws(SystemError) {
            let parent = AbsolutePath.of(chosen)
            try Folder.make(parent, mode: 0o777)
            BoardFolder.sweep(parent)
            return try BoardFolder(name, in: parent)
        } catch {
            throw error.storeError
        }
    }
}
