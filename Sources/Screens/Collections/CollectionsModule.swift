public import CommandShell
public import GalleryCore
public import Viper

/// Topics or collections of a service. Commands: `open N`, `more`, `next`, `prev`, `refresh`. Dependencies: catalog.
public enum CollectionsModule {
    @MainActor public static func assemble(
        kind: CollectionKind, console: any Console, catalog: any PhotoCatalog,
        navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        ChoiceListModule.assemble(
            "collections", CollectionChoices(kind: kind, interactor: CollectionsInteractor(catalog: catalog)),
            commands: ChoiceListCommands.table(), console: console, navigator: navigator)
    }
}
