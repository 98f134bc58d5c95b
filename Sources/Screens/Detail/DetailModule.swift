public import CommandShell
public import GalleryCore
public import UseCases
public import Viper

/// Photo of a list at the size of the screen. Commands: movement, `info`, zoom, full screen, slideshow, `refresh`, and
/// those on photos. Dependencies: the lists, the catalog, whether a drawn picture is animated, the taste, the seen
/// photos, the credits that Commons states, rules of keys on the full screen, the prompt (for lines typed there).
public enum DetailModule {
    /// `index` is zero-based.
    @MainActor public static func assemble(
        list: PhotoListID, title: ListTitle, index: Int, console: any Console, catalog: any PhotoCatalog,
        lists: PhotoLists, animations: any AnimationFinding, taste: TasteFeedbackInteractor,
        seen: SeenInteractor, statedCredits: StatedCredits?, keys: FullScreenInteractor,
        photoCommands: PhotoCommands, lines: any LineSource, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = DetailView(console: console)
        let interactor = DetailInteractor(
            catalog: catalog, lists: lists, animations: animations, taste: taste, seen: seen,
            statedCredits: statedCredits, stored: keys.stored)
        let presenter = DetailPresenter(
            list: list, title: title, index: index, display: view, interactor: interactor,
            photoCommands: photoCommands,
            keys: keys,
            router: DetailRouter(navigator: navigator), runAtPrompt: lines.press,
            completing: { lines.completing })
        return CommandModule<DetailView, DetailPresenter, Route>(
            "detail", commands: DetailCommands.table(of: list), view: view, presenter: presenter,
            hasPhotoOnScreen: true
        )
    }
}
