public import CommandShell
import GalleryCore
public import Viper

/// A list one comes to from a photo or by name and leaves permanently: a topic, an author, similar, random, a board.
///
/// Words: `more`, `refresh`, and those of every list. Services: the lists.
public enum PhotoListScreenModule {
    @MainActor public static func assemble(
        source: PhotoListSource, console: any Console, lists: PhotoLists, photos: PhotoInteractors,
        navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = PhotoListScreenView(console: console)
        let interactor = PhotoListScreenInteractor(lists: lists)
        let browser = ListBrowser(
            display: view, interactor: interactor, photos: photos, router: PhotoRouter(navigator: navigator))
        let presenter = PhotoListScreenPresenter(source: source, interactor: interactor, browser: browser)
        return CommandModule<PhotoListScreenView, PhotoListScreenPresenter, Route>(
            source.name, commands: PhotoListScreenCommands.table, view: view, presenter: presenter)
    }
}
