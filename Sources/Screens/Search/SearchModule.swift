public import CommandShell
public import GalleryCore
public import UseCases
public import Viper

/// Results of a search by words and filters. Each search opens a new screen.
/// Commands: `search WORDS filter:value…`, `refine`, `without`, `wider`, `more`, `refresh`, and those of every list.
/// Dependencies: the catalog, the lists, the history, the topics, the taste, the seen photos, the known words.
public enum SearchModule {
    @MainActor public static func assemble(
        query: SearchQuery, console: any Console, catalog: any PhotoCatalog, lists: PhotoLists,
        history: any HistoryStore,
        topics: any CachedTopics, taste: any TasteEditing, seen: SeenInteractor,
        words: any NearestWords,
        stored: StoredPhotosInteractor, photoCommands: PhotoCommands, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = SearchView(console: console)
        let interactor = SearchInteractor(
            catalog: catalog, lists: lists, history: history, topics: topics,
            taste: taste, seen: seen, words: words, stored: stored)
        let presenter = SearchPresenter(
            query: query, display: view, interactor: interactor, photoCommands: photoCommands,
            router: SearchRouter(navigator: navigator))
        return CommandModule("search", commands: SearchCommands.table, view: view, presenter: presenter) {
            route in
            guard case .search(let query?, let steps) = route else { return nil }
            return .find(query, after: steps)
        }
    }
}
