import GalleryCore

enum PhotoListScreenEvent: Equatable, Sendable {
    case more
    case pages(ListPart)
    case previous
    case refresh
    case photo(PhotoRequest)
}
