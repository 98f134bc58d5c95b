import Viper

/// From what was found to a photo, and from a photo to lists beside the search, which stays as it is.
struct SearchRouter: SearchRouting, PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?
}
