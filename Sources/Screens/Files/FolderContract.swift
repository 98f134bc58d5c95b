import GalleryCore

/// Events of a list of files.
enum FolderEvent: Equatable, Sendable {
    case more
    case pages(ListPart)
    case previous
    case refresh
    case photo(PhotoRequest)
    case arrange(FolderForm)
    case search(FolderSearch)
    /// With a number, the files that show the same picture as this one.
    case twins(Int?)
    /// Marks all files of the list but the best of each group.
    case markCopies
}
