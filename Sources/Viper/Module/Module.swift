/// One screen: command → event → presenter. The only wiring code; a mismatch does not compile.
@MainActor
public final class Module<View: ModuleView, Presenter: ModulePresenter>: Screen
where View.Event == Presenter.Event {
    /// A short name for history and status.
    public let name: String
    private let view: View
    private let presenter: Presenter
    private let prefetcher = Prefetcher()
    private var isCovered = false

    /// Takes both; nothing else holds them.
    public init(_ name: String, view: View, presenter: Presenter) {
        self.name = name
        self.view = view
        self.presenter = presenter
    }

    /// The view's words.
    public var verbs: [Verb] { view.verbs }

    /// The view's keys.
    public var keys: [ScreenKey: String] { view.keys }

    /// What the presenter has.
    public var offers: CompletionContext { presenter.offers }

    /// Hands on to the presenter, then looks ahead.
    public func appear() async {
        isCovered = false
        await presenter.appear()
        prefetch()
    }

    /// Has the view read the command and the presenter deal with the event.
    public func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard let event = try view.event(for: command, numbers: presenter.numbers) else { return false }
        isCovered = false
        if !view.prefetchedCommands.contains(command.name) { prefetcher.end() }
        await presenter.handle(event)
        prefetch()
        return true
    }

    /// Makes nothing ready any more.
    public func cover() {
        isCovered = true
        prefetcher.end()
    }

    /// A script does not wait between its lines: nothing is made ready for it.
    private func prefetch() {
        guard !isCovered, view.console.prefetches else { return }
        prefetcher.begin { [weak presenter] in await presenter?.prepare() }
    }
}
