public import CommandShell
public import GalleryCore
public import Viper

/// The topics of a service, or collections people made, to choose one from.
///
/// Words: `open N`, `more`, `refresh`. Services: the catalogue.
public enum CollectionsModule {
    /// Wires the screen.
    @MainActor public static func assemble(
        shelf: CollectionKind, console: any Console, catalog: any PhotoCatalog,
        navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = CollectionsView(console: console)
        let presenter = CollectionsPresenter(
            shelf: shelf, display: view, interactor: CollectionsInteractor(catalog: catalog),
            router: PhotoRouter(navigator: navigator))
        return CommandModule<CollectionsView, CollectionsPresenter, Route>(
            "collections", commands: CollectionsCommands.table, view: view, presenter: presenter)
    }
}
