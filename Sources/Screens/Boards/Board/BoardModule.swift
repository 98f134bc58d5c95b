public import GalleryCore
public import Viper

/// The photos of one board in the person's order, or those that have some words, without any network.
///
/// Words: `more`, `refresh`, and those of every list. Services: the lists, and through them the store.
public enum BoardModule {
    /// Wires the screen.
    @MainActor public static func assemble(
        board: Board.ID, words: WordQuery, console: any Console, boards: any BoardsStore,
        lists: any PhotoListing, photos: PhotoInteractors, navigator: any Navigating<Route>
    ) -> any Screen {
        let view = BoardView(console: console)
        let interactor = BoardInteractor(store: boards, lists: lists)
        let browser = ListBrowser(
            display: view, interactor: interactor, photos: photos, router: PhotoRouter(navigator: navigator)
        )
        let presenter = BoardPresenter(id: board, words: words, interactor: interactor, browser: browser)
        return Module("board", view: view, presenter: presenter)
    }
}
