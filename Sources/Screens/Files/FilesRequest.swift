import CommandShell
import GalleryCore
import Wording

/// Files and folders to show.
public struct FilesRequest: Equatable, Sendable {
    /// As typed: absolute or relative paths, `~`, and `file:` addresses.
    let paths: [String]
    let form: FolderForm
    /// Whether to show the folder of saved photos.
    let isOfSaved: Bool

    public init(paths: [String], form: FolderForm = FolderForm(), isOfSaved: Bool = false) {
        self.paths = paths
        self.form = form
        self.isOfSaved = isOfSaved
    }
}
