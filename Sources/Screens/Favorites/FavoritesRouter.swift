import Viper

/// Leads from favorites to a photo, to lists opened from it, and to the grid.
struct FavoritesRouter: PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?
}
