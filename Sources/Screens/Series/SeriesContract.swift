import GalleryCore

/// What a person can ask of a series.
enum SeriesEvent: Equatable, Sendable {
    case more
    case refresh
    case photo(PhotoAction)
}

protocol SeriesInteracting: ListInteracting {
    /// Starts the list over.
    func startOver(_ list: PhotoListID) async
}
