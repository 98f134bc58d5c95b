public import CommandShell
public import GalleryCore
public import UseCases
public import Viper

/// List opened from a photo or by a command, such as a topic, an author, similar photos or a board. Commands: `more`,
/// `refresh`, and those of every list. Dependencies: the lists, the boards, the taste.
public enum PhotoListScreenModule {
    @MainActor public static func assemble(
        list: PhotoListID, title: ListTitle, console: any Console, lists: PhotoLists,
        boards: any BoardsStore, taste: any TasteLearning, seen: SeenInteractor,
        stored: StoredPhotosInteractor, photoCommands: PhotoCommands, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = ListScreenView(console: console)
        let presenter = PhotoListScreenPresenter(
            list: list, title: title, display: view,
            interactor: PhotoListScreenInteractor(
                lists: lists, boards: boards, taste: taste, seen: seen, stored: stored),
            photoCommands: photoCommands,
            router: PhotoRouter(navigator: navigator))
        // The line history stores these module names, so they must not change.
        return CommandModule<ListScreenView, PhotoListScreenPresenter, Route>(
            list.board == nil ? "series" : "board", commands: PhotoListScreenCommands.table, view: view,
            presenter: presenter)
    }
}
