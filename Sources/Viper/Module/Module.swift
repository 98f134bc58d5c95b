/// One screen: command → event → presenter. The only wiring code; a mismatch does not compile.
@MainActor
public final class Module<View: ModuleView, Presenter: ModulePresenter>: Screen
where View.Event == Presenter.Event {
    /// A short name for history and status.
    public let name: String
    private let view: View
    private let presenter: Presenter

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
    public var offers: Offers { presenter.offers }

    /// Hands on to the presenter.
    public func appear() async { await presenter.appear() }

    /// Has the view read the command and the presenter deal with the event.
    public func perform(_ command: Command) async throws(UsageError) -> Bool {
        guard let event = try view.event(for: command, numbers: presenter.numbers) else { return false }
        await presenter.handle(event)
        return true
    }
}
