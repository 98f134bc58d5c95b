public import CommandShell
public import GalleryCore
public import UseCases
public import Viper

/// List of files: a folder, a search in it, files that look alike, or files that were named. Commands: `folder`,
/// `search` and `twins` in the folder, and those of every list. Dependencies: the lists.
public enum FolderModule {
    @MainActor public static func assemble(
        list: PhotoListID, title: ListTitle, console: any Console, lists: PhotoLists,
        stored: StoredPhotosInteractor, looks: FileLooksInteractor, indexing: FolderIndexing?,
        photoCommands: PhotoCommands, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = ListScreenView(console: console)
        let presenter = FolderPresenter(
            list: list, title: title, display: view,
            interactor: FolderListInteractor(lists: lists, stored: stored, looks: looks, indexing: indexing),
            photoCommands: photoCommands,
            router: PhotoRouter(navigator: navigator))
        return CommandModule<ListScreenView, FolderPresenter, Route>(
            "folder", commands: FilesCommands.table(of: list), view: view, presenter: presenter)
    }
}
