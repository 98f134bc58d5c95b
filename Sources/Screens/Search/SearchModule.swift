public import GalleryCore
public import Viper

/// Finding photos by words and filters. A place: it keeps what was found last.
///
/// Words: `search [WORDS filter:value…]`, `refine`, `without`, `wider`, `more`, `refresh`, and those of every list. Services: the catalogue,
/// the lists, the history of searches.
public enum SearchModule {
    /// Wires the screen.
    @MainActor public static func assemble(
        console: any Console, catalog: any PhotoCatalog, lists: any PhotoListing, history: any HistoryStore,
        topics: any KnownTopics, taste: any TasteEditing, photos: PhotoInteractors,
        navigator: any Navigating<Route>
    ) -> any Screen {
        let view = SearchView(console: console)
        let interactor = SearchInteractor(
            catalog: catalog, lists: lists, history: history, topics: topics,
            taste: taste)
        let browser = ListBrowser(
            display: view, interactor: interactor, photos: photos, router: PhotoRouter(navigator: navigator)
        )
        let presenter = SearchPresenter(display: view, interactor: interactor, browser: browser)
        return Module("search", view: view, presenter: presenter)
    }
}
