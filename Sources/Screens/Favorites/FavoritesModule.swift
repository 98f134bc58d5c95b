public import CommandShell
import GalleryCore
public import UseCases
public import Viper

/// Favorites, newest first; its route restarts the list. Commands: `favorites`, `more`, `refresh`, and those of every
/// list. Dependencies: the lists, the stored facts about photos. `favorites WORDS` opens a `PhotoListScreen`.
public enum FavoritesModule {
    @MainActor public static func assemble(
        console: any Console, lists: PhotoLists, stored: StoredPhotosInteractor, photoCommands: PhotoCommands,
        navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = FavoritesView(console: console)
        let interactor = FavoritesInteractor(lists: lists, stored: stored)
        let presenter = FavoritesPresenter(
            display: view, interactor: interactor, photoCommands: photoCommands,
            router: FavoritesRouter(navigator: navigator))
        return CommandModule("favorites", commands: FavoritesCommands.table, view: view, presenter: presenter)
        {
            (_: Route) in .startOver
        }
    }
}
