import GalleryCore
import Viper

struct GridRouter: PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?

    /// Shows the list from which the grid was opened.
    func redraw() async { await navigator?.redraw() }
}
