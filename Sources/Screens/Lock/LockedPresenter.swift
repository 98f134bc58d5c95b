import CommandShell
import GalleryCore
import Viper
import Wording

final class LockedPresenter: CommandPresenter {
    enum Event: Equatable, Sendable { case open }

    private let display: any ConsoleDisplay<[Note]>
    /// Whether the lock opens with a fingerprint.
    private let hasFinger: () async -> Bool
    /// Services whose account can unlock.
    private let services: () -> [ServiceName]
    private let isRefusal: Bool
    /// Whether Enter asks for the PIN: not in a script, and not while another screen stays on top.
    private let takesEnter: Bool
    private let router: LockRouter
    private var asksAtOnce: Bool

    /// If a screen was refused, the locked screen in its place is not added to the navigation history.
    var isBlank: Bool { isRefusal }

    init(
        display: any ConsoleDisplay<[Note]>, hasFinger: @escaping () async -> Bool,
        services: @escaping () -> [ServiceName], isRefusal: Bool,
        takesEnter: Bool, asksAtOnce: Bool, router: LockRouter
    ) {
        self.display = display
        self.hasFinger = hasFinger
        self.services = services
        self.isRefusal = isRefusal || !takesEnter
        self.takesEnter = takesEnter
        self.asksAtOnce = asksAtOnce
        self.router = router
    }

    func appear() async {
        let text = asksAtOnce ? Phrases.Lock.asking : Phrases.Lock.screen
        asksAtOnce = false
        guard !isRefusal else {
            return _ = display.show([.problem(takesEnter ? Phrases.Lock.screen : Phrases.Lock.closed)])
        }
        let forgotten = Phrases.Lock.forgotten(hasFinger: await hasFinger(), services())
        display.show([.wordmark, .info(text), .quiet(forgotten)])
    }

    func handle(_ event: Event) async { await router.open() }
}
