public import CommandShell
public import Viper

/// Screen shown in place of personal screens while locked.
public enum LockedModule {
    /// `isRefusal` is whether the user requested a screen that is locked.
    @MainActor public static func assemble(
        console: any Console, isRefusal: Bool, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = NotesView(console: console)
        let presenter = LockedPresenter(
            display: view, isRefusal: isRefusal, router: LockRouter(navigator: navigator))
        return CommandModule(
            "locked", commands: ScreenCommands([], onEnter: .open), view: view, presenter: presenter)
    }
}
