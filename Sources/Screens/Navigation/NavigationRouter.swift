import Viper

@MainActor
struct NavigationRouter {
    private weak let navigator: (any Navigating<Route>)?

    init(navigator: any Navigating<Route>) { self.navigator = navigator }

    /// False on the first screen.
    func back() async -> Bool { await navigator?.back() ?? false }
    /// False at the end of the navigation history.
    func forward() async -> Bool { await navigator?.forward() ?? false }
    func home() async { await navigator?.go(to: .recommendations()) }
    func redraw() async { await navigator?.redraw() }
    func quit() { navigator?.quit() }
}
