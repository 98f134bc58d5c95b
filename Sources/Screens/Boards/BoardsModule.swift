public import CommandShell
public import GalleryCore
public import Viper

/// The boards there are, to choose one from.
///
/// Words: `open N`, `more`, `refresh`. Services: the store.
public enum BoardsModule {
    /// Wires the screen.
    @MainActor public static func assemble(
        console: any Console, boards: any BoardsStore, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = BoardsView(console: console)
        let presenter = BoardsPresenter(
            display: view, interactor: BoardsInteractor(store: boards),
            router: PhotoRouter(navigator: navigator))
        return CommandModule<BoardsView, BoardsPresenter, Route>(
            "boards", commands: BoardsCommands.table, view: view, presenter: presenter)
    }
}
