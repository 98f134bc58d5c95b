public import CommandShell
public import Viper

/// Replaces personal screens while locked.
public enum LockedModule {
    /// `isAskedFor`: the user requested a locked screen and is refused.
    @MainActor public static func assemble(
        console: any Console, isAskedFor: Bool, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = NotesView(console: console)
        let presenter = LockedPresenter(
            display: view, isAskedFor: isAskedFor, router: LockRouter(navigator: navigator))
        return CommandModule(
            "locked", commands: ScreenCommands([], onEnter: .open), view: view, presenter: presenter)
    }
}
