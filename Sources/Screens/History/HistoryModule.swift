public import GalleryCore
public import CommandShell
public import Viper

/// Earlier searches with what they found, to run again or to forget. A place.
///
/// Words: `history [WORDS]`, `history delete N…`, `history clear`, `open`, `more`, `refresh`. Services: the history.
public enum HistoryModule {
    /// Wires the screen.
    @MainActor public static func assemble(
        console: any Console, history: any HistoryStore, recalled: any LineRecall,
        navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = HistoryView(console: console)
        let interactor = HistoryInteractor(history: history, recalled: recalled)
        let presenter = HistoryPresenter(
            display: view, interactor: interactor, router: HistoryRouter(navigator: navigator))
        return Module("history", view: view, presenter: presenter)
    }
}
