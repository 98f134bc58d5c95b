public import CommandShell
public import GalleryCore
public import Viper

/// Persistent screen of earlier searches, to repeat or delete. Commands: `history [WORDS]`, `history delete N…`,
/// `history clear`, `open`, `more`, `next`, `prev`, `refresh`. Dependencies: the history.
public enum HistoryModule {
    static let name = "history"

    @MainActor public static func assemble(
        console: any Console, history: any HistoryStore, undo: any UndoStore, recalled: any LineRecall,
        hasPrompt: Bool,
        navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let source = SearchChoices(
            interactor: HistoryInteractor(history: history, undo: undo, recalled: recalled),
            hasPrompt: hasPrompt)
        return ChoiceListModule.assemble(
            name, source, commands: HistoryCommands.table, console: console, navigator: navigator
        ) {
            if case .history(let request) = $0 { .own(request) } else { nil }
        }
    }
}
