public import CommandShell
public import UseCases
public import Viper

/// List of boards. Commands: `open N`, `more`, `next`, `prev`, `refresh`. Dependencies: the store.
public enum BoardsModule {
    @MainActor public static func assemble(
        console: any Console, boards: BoardEditingInteractor, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        ChoiceListModule.assemble(
            "boards", BoardChoices(interactor: boards), commands: BoardsCommands.table,
            console: console, navigator: navigator)
    }
}
