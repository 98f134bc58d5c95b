import Viper

struct NavigationRouter: NavigationRouting {
    private weak let navigator: (any Navigating<Route>)?

    init(navigator: any Navigating<Route>) { self.navigator = navigator }

    func back() async -> Bool { await navigator?.back() ?? false }
    func home() async { await navigator?.home() }
    func quit() { navigator?.quit() }
}
