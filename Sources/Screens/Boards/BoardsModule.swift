public import CommandShell
public import Viper

/// List of boards.
///
/// Commands: `open N`, `more`, `refresh`. Services: the store.
public enum BoardsModule {
    @MainActor public static func assemble(
        console: any Console, photos: PhotoInteractors, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        ChoiceListModule.assemble(
            "boards", BoardChoices(interactor: photos.boards), commands: BoardsCommands.table,
            console: console, navigator: navigator)
    }
}
