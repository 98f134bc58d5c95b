import Viper

/// From a choice to what it stands for.
@MainActor
struct ChoiceListRouter {
    weak let navigator: (any Navigating<Route>)?

    func open(_ route: Route) async { await navigator?.go(to: route) }
}
