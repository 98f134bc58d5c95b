import GalleryCore
import Viper

/// To the search screen.
struct HistoryRouter: HistoryRouting {
    private weak let navigator: (any Navigating<Route>)?

    init(navigator: any Navigating<Route>) { self.navigator = navigator }

    func search(_ query: SearchQuery) async { await navigator?.go(to: .search(query)) }
}
