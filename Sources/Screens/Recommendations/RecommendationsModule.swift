public import CommandShell
public import GalleryCore
public import Viper

/// The first screen: the service's feed and what it has of the person's taste.
///
/// Each board is a section beside it: what would go with its photos.
///
/// Words: `recommend`, `next`, `prev`, `more`, `refresh`, and those of every list. Services: the lists, the page kept
/// from the last session, the taste, the boards.
public enum RecommendationsModule {
    /// Wires the screen.
    @MainActor public static func assemble(
        console: any Console, catalog: any PhotoCatalog, lists: PhotoLists, memory: any FeedMemory,
        taste: any TasteLearning & TasteRanking, boards: any BoardsStore, photos: PhotoInteractors,
        navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = RecommendationsView(console: console)
        let interactor = RecommendationsInteractor(
            catalog: catalog, lists: lists, memory: memory, taste: taste, store: boards)
        let presenter = RecommendationsPresenter(
            display: view, interactor: interactor, photos: photos,
            router: RecommendationsRouter(navigator: navigator))
        return CommandModule(
            "recommendations", commands: RecommendationsCommands.table, view: view, presenter: presenter
        ) { route in
            guard case .recommendations(let section, let isNew) = route else { return nil }
            return isNew ? .renew(section) : section.map(RecommendationsEvent.section) ?? .show
        }
    }
}
