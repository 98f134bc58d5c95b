public import CommandShell
public import GalleryCore
import TextLayout
public import Viper
import Wording

/// Earlier searches and ideas, shown by `search` without words. Commands: `open N`, `more`, `next`, `prev`, `refresh`.
/// Dependencies: the catalog, the history of searches, the taste, the seen photos.
public enum SuggestionsModule {
    @MainActor public static func assemble(
        console: any Console, catalog: any PhotoCatalog, history: any HistoryStore, topics: any CachedTopics,
        taste: any TasteRanking, seen: any SeenStore, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let interactor = SuggestionsInteractor(
            catalog: catalog, history: history, topics: topics, taste: taste, seen: seen)
        // The line history stores this module name, so it must not change.
        return ChoiceListModule.assemble(
            "search", SuggestionChoices(interactor: interactor, hasIdeas: !console.audience.isProgram),
            commands: ChoiceListCommands.table(open: Phrases.Help.searchAgain, more: Phrases.Help.more),
            console: console, navigator: navigator
        ) { _ in .refresh }
    }
}
