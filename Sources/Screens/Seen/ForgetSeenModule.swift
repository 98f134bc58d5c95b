public import CommandShell
public import GalleryCore
import Viper
import Wording

/// Presented: forgets which photos were seen.
public enum ForgetSeenModule {
    @MainActor public static func assemble(
        console: any Console, seen: any SeenStore
    ) -> any CommandScreen<Route> {
        let view = NotesView(console: console)
        return CommandModule(
            presenting: "forget-seen", view: view,
            presenter: ForgetSeenPresenter(display: view, seen: seen)
        ) { (_: Route) in .forget }
    }
}

final class ForgetSeenPresenter: PresentedPresenter {
    enum Event: Equatable, Sendable { case forget }

    private let display: any ConsoleDisplay<[Note]>
    private let seen: any SeenStore

    init(display: any ConsoleDisplay<[Note]>, seen: any SeenStore) {
        self.display = display
        self.seen = seen
    }

    func handle(_ event: Event) async {
        seen.forgetAll()
        display.show([.info(Phrases.forgotSeen)])
    }
}
