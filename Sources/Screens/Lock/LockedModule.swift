public import CommandShell
public import Viper

/// Stands where something of the person's would stand, while the lock is closed.
public enum LockedModule {
    /// `isAskedFor`: somebody asked for what is locked, and is refused.
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
