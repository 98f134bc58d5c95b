public import CommandShell
public import GalleryCore
public import Viper

/// One photo of a list, as large as the screen allows.
///
/// Words: `next`, `prev`, `info`, `refresh`, and those of a single photo. Services: the lists; the catalog and what
/// was drawn for `info`.
public enum DetailModule {
    /// Wires the screen. `index` is 0-based.
    @MainActor public static func assemble(
        list: PhotoListID, title: ListTitle, index: Int, console: any Console, catalog: any PhotoCatalog,
        lists: PhotoLists, animations: any AnimationFinding, photos: PhotoInteractors,
        navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = DetailView(console: console)
        let interactor = DetailInteractor(catalog: catalog, lists: lists, animations: animations)
        let presenter = DetailPresenter(
            list: list, title: title, index: index, display: view, interactor: interactor, photos: photos,
            router: DetailRouter(navigator: navigator))
        return CommandModule<DetailView, DetailPresenter, Route>(
            "detail", commands: DetailCommands.table, view: view, presenter: presenter, hasPhotoOnScreen: true
        )
    }
}
