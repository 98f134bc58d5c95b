enum FavoritesEvent: Equatable, Sendable {
    case show
    case more
    case previous
    case photo(PhotoRequest)
}
