import GalleryCore

/// Search in a folder and the order of its results.
struct FolderSearch: Equatable, Sendable {
    /// `nil` keeps the words of the list.
    var words: SearchQuery?
    var form = FolderForm()

    func applied(to folder: FolderQuery) -> FolderQuery {
        var folder = form.applied(to: folder)
        folder.search = words ?? folder.search
        return folder
    }
}
