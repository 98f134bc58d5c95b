import GalleryCore

/// What a person can ask of a series.
enum PhotoListScreenEvent: Equatable, Sendable {
    case more
    case refresh
    case photo(PhotoAction)
}

protocol PhotoListScreenInteracting: ListInteracting {
    /// Starts the list over.
    func startOver(_ list: PhotoListID) async
}
