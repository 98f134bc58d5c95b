import Viper

/// From a choice to what it stands for.
@MainActor
struct ChoiceListRouter {
    private weak let navigator: (any Navigating<Route>)?

    init(navigator: any Navigating<Route>) { self.navigator = navigator }

    func open(_ route: Route) async { await navigator?.go(to: route) }
}
