import GalleryCore

/// What a person can ask of a list of photos.
enum PhotoListScreenEvent: Equatable, Sendable {
    case more
    case previous
    case refresh
    case photo(PhotoAction)
}
