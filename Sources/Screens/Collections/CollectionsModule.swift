public import CommandShell
public import GalleryCore
public import Viper

/// The topics of a service, or collections people made, to choose one from.
///
/// Words: `open N`, `more`, `refresh`. Services: the catalog.
public enum CollectionsModule {
    @MainActor public static func assemble(
        kind: CollectionKind, console: any Console, catalog: any PhotoCatalog,
        navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        ChoiceListModule.assemble(
            "collections", CollectionChoices(kind: kind, catalog: catalog),
            commands: ChoiceListCommands.table(), console: console, navigator: navigator)
    }
}
