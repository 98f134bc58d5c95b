/// What a person can ask of the favourites.
enum FavoritesEvent: Equatable, Sendable {
    case show
    case more
    case photo(PhotoAction)
}
