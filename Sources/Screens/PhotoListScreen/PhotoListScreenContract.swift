import GalleryCore

enum PhotoListScreenEvent: Equatable, Sendable {
    case more
    case previous
    case refresh
    case photo(PhotoRequest)
}
