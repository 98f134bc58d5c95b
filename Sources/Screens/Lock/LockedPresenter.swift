import CommandShell
import GalleryCore
import Viper
import Wording

final class LockedPresenter: CommandPresenter {
    enum Event: Equatable, Sendable { case open }

    private let display: any ConsoleDisplay<[Note]>
    private let finger: any FingerprintReading
    private let isRefusal: Bool
    private let hasPrompt: Bool
    private let router: LockRouter
    private var asksAtOnce: Bool

    /// If a screen was refused, the locked screen in its place is not added to the navigation history.
    var isBlank: Bool { isRefusal }

    init(
        display: any ConsoleDisplay<[Note]>, finger: any FingerprintReading, isRefusal: Bool,
        hasPrompt: Bool, asksAtOnce: Bool, router: LockRouter
    ) {
        self.display = display
        self.finger = finger
        self.isRefusal = isRefusal || !hasPrompt
        self.hasPrompt = hasPrompt
        self.asksAtOnce = asksAtOnce
        self.router = router
    }

    func appear() async {
        let text = asksAtOnce ? Phrases.Lock.asking : Phrases.Lock.screen
        asksAtOnce = false
        guard !isRefusal else {
            return _ = display.show([.problem(hasPrompt ? Phrases.Lock.screen : Phrases.Lock.closed)])
        }
        let forgotten = Phrases.Lock.forgotten(hasFinger: await finger.isWanted)
        display.show([.wordmark, .info(text), .quiet(forgotten)])
    }

    func handle(_ event: Event) async { await router.open() }
}
