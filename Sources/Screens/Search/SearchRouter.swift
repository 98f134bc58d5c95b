import GalleryCore
import Viper

/// From what was found to a photo, from a photo to lists beside the search, and to another search.
struct SearchRouter: SearchRouting, PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?

    func search(_ query: SearchQuery, after steps: [SearchQuery]) async {
        await navigator?.go(to: .search(query, after: steps))
    }
}
