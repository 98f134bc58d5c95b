public import CommandShell
public import GalleryCore
public import Viper

/// Screen shown in place of personal screens while locked.
public enum LockedModule {
    /// `isRefusal`: prints an error, as for a refused route. `asksAtOnce`: the question for the PIN follows at once.
    @MainActor public static func assemble(
        console: any Console, finger: any FingerprintReading, isRefusal: Bool, hasPrompt: Bool,
        asksAtOnce: Bool = false, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = NotesView(console: console)
        let presenter = LockedPresenter(
            display: view, finger: finger, isRefusal: isRefusal, hasPrompt: hasPrompt,
            asksAtOnce: asksAtOnce, router: LockRouter(navigator: navigator))
        return CommandModule(
            "locked", commands: ScreenCommands([], onEnter: .open), view: view, presenter: presenter)
    }
}
