public import CommandShell
public import GalleryCore
public import Viper

/// A list one comes to from a photo or by name and leaves permanently: a topic, an author, similar, random, a board.
///
/// Words: `more`, `refresh`, and those of every list. Services: the lists, the boards.
public enum PhotoListScreenModule {
    @MainActor public static func assemble(
        list: PhotoListID, title: ListTitle, console: any Console, lists: PhotoLists,
        boards: any BoardsStore, photos: PhotoInteractors, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = PhotoListScreenView(console: console)
        let presenter = PhotoListScreenPresenter(
            list: list, title: title, display: view,
            interactor: PhotoListScreenInteractor(lists: lists, boards: boards), photos: photos,
            router: PhotoRouter(navigator: navigator))
        // The names are those of the stored history of lines.
        return CommandModule<PhotoListScreenView, PhotoListScreenPresenter, Route>(
            list.board == nil ? "series" : "board", commands: PhotoListScreenCommands.table, view: view,
            presenter: presenter)
    }
}
