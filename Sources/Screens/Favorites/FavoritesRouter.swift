import Viper

struct FavoritesRouter: FavoritesRouting, PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?
}
