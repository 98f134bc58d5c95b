/// One module: route or event → presenter, and prefetching between them.
///
/// Holds the presenter, which holds view, interactor and router. The stack holds the module, and nothing else does:
/// a module that is left is freed.
@MainActor
public final class Module<Presenter: ModulePresenter, Route: NavigationRoute> {
    public let presenter: Presenter
    private let entering: (Route) -> Presenter.Event?
    private let prefetches: () -> Bool
    private let prefetcher = Prefetcher()
    private var isCovered = false

    /// `entering` is the event that a route leading here stands for, nil when it only appears; `prefetches` says
    /// whether the user may ask for more.
    public init(
        _ presenter: Presenter, entering: @escaping (Route) -> Presenter.Event?,
        prefetches: @escaping () -> Bool
    ) {
        (self.presenter, self.entering, self.prefetches) = (presenter, entering, prefetches)
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

    /// What is being prefetched ends, unless the event leads to it.
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

    /// A script does not wait between its lines: nothing is prefetched for it.
    private func prefetch() {
        guard !isCovered, prefetches() else { return }
        prefetcher.begin { [weak presenter] in await presenter?.prepare() }
    }
}
