import GalleryCore

/// What a person can ask of the favourites.
enum FavoritesEvent: Equatable, Sendable {
    case show
    case more
    case photo(PhotoAction)
}

protocol FavoritesInteracting: ListInteracting {
    /// Starts the list over, so that what was kept since is at its top.
    func startOver() async
}
