public import CommandShell
public import GalleryCore
public import UseCases
public import Viper

/// First screen: the service's feed mixed with photos found by taste. Each board adds a section of suggestions.
/// Commands: `recommend`, `next`, `prev`, `more`, `refresh`, and those of every list. Dependencies: the catalog,
/// the lists, the page of the last session, the taste, the boards, the seen photos, the history.
public enum RecommendationsModule {
    @MainActor public static func assemble(
        console: any Console, catalog: any PhotoCatalog, lists: PhotoLists, memory: any FeedMemory,
        taste: any TasteLearning & TasteRanking, boards: any BoardsStore, seen: SeenInteractor,
        history: (any HistoryStore)? = nil, stale: (any StaleReplies)? = nil,
        stored: StoredPhotosInteractor, photoCommands: PhotoCommands, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = RecommendationsView(console: console)
        let interactor = RecommendationsInteractor(
            catalog: catalog, lists: lists, memory: memory, taste: taste, boardsStore: boards,
            seen: seen, history: history, stored: stored, stale: stale)
        let presenter = RecommendationsPresenter(
            display: view, interactor: interactor, photoCommands: photoCommands,
            router: RecommendationsRouter(navigator: navigator))
        return CommandModule(
            "recommendations", commands: RecommendationsCommands.table, view: view, presenter: presenter
        ) { route in
            guard case .recommendations(let section, let isNew) = route else { return nil }
            return isNew ? .renew(section) : section.map(RecommendationsEvent.section) ?? .show
        }
    }
}
