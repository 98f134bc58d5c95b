import CommandShell
import Viper
import Wording

final class LockedPresenter: CommandPresenter {
    enum Event: Equatable, Sendable { case open }

    private let display: any ConsoleDisplay<[Note]>
    private let isAskedFor: Bool
    private let router: LockRouter

    /// A refused screen is not added to the history.
    var isBlank: Bool { isAskedFor }

    init(display: any ConsoleDisplay<[Note]>, isAskedFor: Bool, router: LockRouter) {
        self.display = display
        self.isAskedFor = isAskedFor
        self.router = router
    }

    func appear() async {
        display.show([isAskedFor ? .problem(Phrases.Lock.closed) : .info(Phrases.Lock.screen)])
    }

    func handle(_ event: Event) async { await router.open() }
}
