enum FavoritesEvent: Equatable, Sendable {
    case startOver
    case more
    case pages(ListPart)
    case previous
    case photo(PhotoRequest)
}
