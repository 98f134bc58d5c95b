/// What a person can ask of the favorites.
enum FavoritesEvent: Equatable, Sendable {
    case show
    case more
    case previous
    case photo(PhotoAction)
}

/// Where the favorites lead: to a favorite among them, and from one to lists beside them.
@MainActor protocol FavoritesRouting: PhotoRouting {}
