import Viper

@MainActor
struct ChoiceListRouter {
    weak let navigator: (any Navigating<Route>)?

    func open(_ route: Route) async { await navigator?.go(to: route) }
}
