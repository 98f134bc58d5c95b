public import CommandShell
public import GalleryCore
public import Viper

/// Earlier searches with what they found, to run again or to forget. A place.
///
/// Words: `history [WORDS]`, `history delete N…`, `history clear`, `open`, `more`, `refresh`. Services: the history.
public enum HistoryModule {
    static let name = "history"

    /// Wires the screen.
    @MainActor public static func assemble(
        console: any Console, history: any HistoryStore, recalled: any LineRecall,
        navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = HistoryView(console: console)
        let interactor = HistoryInteractor(history: history, recalled: recalled)
        let presenter = HistoryPresenter(
            display: view, interactor: interactor, router: HistoryRouter(navigator: navigator))
        return CommandModule(name, commands: HistoryCommands.table, view: view, presenter: presenter) {
            route in
            guard case .history(let request) = route else { return nil }
            return HistoryEvent(request)
        }
    }
}
