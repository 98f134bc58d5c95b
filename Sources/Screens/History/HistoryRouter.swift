import GalleryCore
import CommandShell
import Viper

/// To the search screen.
struct HistoryRouter: HistoryRouting {
    private weak let navigator: (any Navigating<Route>)?

    init(navigator: any Navigating<Route>) { self.navigator = navigator }

    func search(_ query: SearchQuery) async {
        let filters = query.filters.map { "\($0.key.rawValue):\($0.value)" }.sorted()
        // Behind the dashes a word with a colon stays a word.
        let words = query.words.split(separator: " ").map(String.init)
        try? await navigator?.push(.search, performing: Command("search", filters + ["--"] + words))
    }
}
