public import CommandShell
public import GalleryCore
public import Viper

/// Presented: `lock` and `unlock`.
public enum LockModule {
    @MainActor public static func assemble(
        console: any Console, lines: any LineSource, lock: any PersonalLock,
        finger: any FingerprintReading, photos: PhotoInteractors, erasure: PersonalErasure,
        sessionLock: any SessionLocking, showsScreen: Bool, navigator: any Navigating<Route>
    ) -> any CommandScreen<Route> {
        let view = LockView(console: console)
        let interactor = LockInteractor(lock: lock, finger: finger, boards: photos.transfer.boards)
        let presenter = LockPresenter(
            display: view, lines: lines, interactor: interactor, erasure: erasure,
            exporter: photos.transfer.exporter, sessionLock: sessionLock,
            router: LockRouter(navigator: navigator), showsScreen: showsScreen)
        return CommandModule(presenting: "lock", view: view, presenter: presenter) {
            if case .lock(let request) = $0 { request } else { nil }
        }
    }
}
