public import CommandShell
public import GalleryCore
public import Viper

@testable public import Screens

/// Tags of favorites, to search for one.
///
/// Commands: `open N`, `refresh`. Dependencies: the favorites.
public enum SampleModule {
    @MainActor public static func assemble(
        console: any Console, favorites: any FavoritesStore, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = SampleView(console: console)
        let presenter = SamplePresenter(
            display: view, interactor: SampleInteractor(favorites: favorites),
            router: PhotoRouter(navigator: navigator))
        return CommandModule<SampleView, SamplePresenter, Route>(
            "sample", commands: SampleCommands.table, view: view, presenter: presenter)
    }
}
