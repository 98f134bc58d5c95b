import CommandShell
import Viper
import Wording

final class LockedPresenter: CommandPresenter {
    enum Event: Equatable, Sendable { case open }

    private let display: any ConsoleDisplay<[Note]>
    private let isRefusal: Bool
    private let router: LockRouter

    /// If a screen was refused, the locked screen in its place is not added to the navigation history.
    var isBlank: Bool { isRefusal }

    init(display: any ConsoleDisplay<[Note]>, isRefusal: Bool, router: LockRouter) {
        self.display = display
        self.isRefusal = isRefusal
        self.router = router
    }

    func appear() async {
        display.show([isRefusal ? .problem(Phrases.Lock.closed) : .info(Phrases.Lock.screen)])
    }

    func handle(_ event: Event) async { await router.open() }
}
