import Viper

/// From a favorite to its own screen among the favorites, whose numbers stay.
struct FavoritesRouter: FavoritesRouting, PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?
}
