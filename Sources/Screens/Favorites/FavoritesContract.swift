enum FavoritesEvent: Equatable, Sendable {
    case startOver
    case more
    case previous
    case photo(PhotoRequest)
}
