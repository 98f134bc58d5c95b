import CommandShell
import Viper
import Wording

/// Says that it is locked, and nothing else.
final class LockedPresenter: CommandPresenter {
    enum Event: Equatable, Sendable { case open }

    private let display: any ConsoleDisplay<[Note]>
    private let isAskedFor: Bool
    private let router: LockRouter

    /// What is refused leaves no trace among the screens.
    var isBlank: Bool { isAskedFor }

    init(display: any ConsoleDisplay<[Note]>, isAskedFor: Bool, router: LockRouter) {
        (self.display, self.isAskedFor, self.router) = (display, isAskedFor, router)
    }

    func appear() async {
        display.show([isAskedFor ? .problem(Phrases.Lock.closed) : .info(Phrases.Lock.screen)])
    }

    func handle(_ event: Event) async { await router.open() }
}
