import Viper

struct FavoritesRouter: PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?
}
