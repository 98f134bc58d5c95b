public import CommandShell
public import GalleryCore
public import Viper

/// Presented: `lock` and `unlock`.
public enum LockModule {
    @MainActor public static func assemble(
        console: any Console, lines: any LineSource, lock: any PersonalLock,
        finger: any FingerprintReading, boards: any BoardsStore, caches: any Caches,
        tokens: (any TokenStore)?,
        sessionLock: any SessionLocking, showsScreen: Bool, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = LockView(console: console)
        let interactor = LockInteractor(
            lock: lock, finger: finger, boards: boards, caches: caches, tokens: tokens)
        let presenter = LockPresenter(
            display: view, lines: lines, interactor: interactor, sessionLock: sessionLock,
            router: LockRouter(navigator: navigator), showsScreen: showsScreen)
        return CommandModule(presenting: "lock", view: view, presenter: presenter) {
            if case .lock(let request) = $0 { request } else { nil }
        }
    }
}
