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

/// Prefetches what the user may ask for next, while the prompt is idle.
@MainActor
private final class Prefetcher {
    /// Delay before the previous prefetch is canceled; until then, a command can join its requests.
    private let pause = Duration.milliseconds(50)
    private var task: Task<Void, Never>?

    /// After `pause`, cancels the previous prefetch, except for requests that a command has joined, and runs `body`.
    func begin(_ body: @escaping @MainActor () async -> Void) {
        let before = task
        task = Task { [pause] in
            try? await Task.sleep(for: pause)
            before?.cancel()
            if !Task.isCancelled { await body() }
        }
    }

    func end() {
        task?.cancel()
        task = nil
    }
}
