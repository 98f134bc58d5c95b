/// Passes routes and events to its presenter, then prefetches. Owns the presenter, which owns view, interactor and
/// router. Only the navigation stack owns the module, so that a screen dropped from the stack is freed.
@MainActor
public final class Module<Presenter: ModulePresenter, Route: NavigationRoute> {
    public let presenter: Presenter
    private let entering: (Route) -> Presenter.Event?
    private let prefetches: () -> Bool
    private let prefetcher = Prefetcher()
    private var isCovered = false

    /// `entering` maps a route to an event; for `nil`, the screen is only shown. `prefetches` returns false in scripts.
    public init(
        _ presenter: Presenter, entering: @escaping (Route) -> Presenter.Event?,
        prefetches: @escaping () -> Bool
    ) {
        self.presenter = presenter
        self.entering = entering
        self.prefetches = prefetches
    }

    public func appear(for route: Route?) async {
        isCovered = false
        if let event = route.flatMap(entering) {
            await presenter.handle(event)
        } else {
            await presenter.appear()
        }
        prefetch()
    }

    /// Handles an event. Cancels prefetching, unless the event leads to the prefetched content.
    public func handle(_ event: Presenter.Event, isPrefetched: Bool) async {
        isCovered = false
        if !isPrefetched { prefetcher.end() }
        await presenter.handle(event)
        prefetch()
    }

    public func cover() {
        isCovered = true
        prefetcher.end()
    }

    /// Does nothing while another screen covers this one, and in scripts, which do not pause between lines.
    private func prefetch() {
        guard !isCovered, prefetches() else { return }
        prefetcher.begin { [weak presenter] in await presenter?.prepare() }
    }
}
