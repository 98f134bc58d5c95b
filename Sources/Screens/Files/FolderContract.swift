import GalleryCore

/// Events of a list of files.
enum FolderEvent: Equatable, Sendable {
    case more
    case pages(ListPart)
    case previous
    case refresh
    case photo(PhotoRequest)
    case arrange(FolderForm)
    case search(SearchQuery)
}
