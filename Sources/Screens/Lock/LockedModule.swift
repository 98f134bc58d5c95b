public import CommandShell
public import GalleryCore
public import Viper

/// Screen shown in place of personal screens while locked.
public enum LockedModule {
    /// With `route`, prints that this route is refused. `asksAtOnce`: the question for the PIN follows at once.
    @MainActor public static func assemble(
        console: any Console, finger: any FingerprintReading, accounts: (any TokenStore)?,
        signIn: any SigningIn, refusing route: Route? = nil, hasPrompt: Bool,
        asksAtOnce: Bool = false, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = NotesView(console: console)
        let presenter = LockedPresenter(
            display: view, hasFinger: { await finger.isWanted },
            services: { LockInteractor.services(of: accounts, at: signIn) }, isRefusal: route != nil,
            takesEnter: hasPrompt && route?.presentation != .presented, asksAtOnce: asksAtOnce,
            router: LockRouter(navigator: navigator))
        return CommandModule(
            "locked", commands: ScreenCommands([], onEnter: .open), view: view, presenter: presenter)
    }
}
