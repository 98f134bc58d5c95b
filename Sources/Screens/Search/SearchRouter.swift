import GalleryCore
import Viper

struct SearchRouter: SearchRouting, PhotoNavigating {
    weak let navigator: (any Navigating<Route>)?

    func search(_ query: SearchQuery, after steps: [SearchQuery]) async {
        await navigator?.go(to: .search(query, after: steps))
    }
}
