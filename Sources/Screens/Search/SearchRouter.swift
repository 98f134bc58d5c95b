import GalleryCore
import Viper

/// Leads from a search to its refinements, to a photo, to lists opened from it, and to the grid.
struct SearchRouter: SearchRouting, PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?

    func search(_ query: SearchQuery, after steps: [SearchQuery]) async {
        await navigator?.go(to: .search(query, after: steps))
    }
}
