import GalleryCore
import Viper

struct GridRouter: PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?

    /// Redraws the screen from which the grid was opened.
    func redraw() async { await navigator?.redraw() }
}
