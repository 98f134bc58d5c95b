import GalleryCore

/// What a person can ask of a series.
enum PhotoListScreenEvent: Equatable, Sendable {
    case more
    case refresh
    case photo(PhotoAction)
}

protocol PhotoListScreenInteracting: ListInteracting {
    /// What is loaded of it already; empty where a list is another one each time.
    func known(_ list: PhotoListID) async -> PhotoList
    /// Starts the list over.
    func startOver(_ list: PhotoListID) async
}
