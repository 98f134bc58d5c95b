import Viper

@MainActor
struct NavigationRouter {
    weak let navigator: (any Navigating<Route>)?

    /// False on the first screen.
    func back() async -> Bool { await navigator?.back() ?? false }
    /// False at the end of the navigation history.
    func forward() async -> Bool { await navigator?.forward() ?? false }
    func home() async { await navigator?.go(to: .recommendations()) }
    func redraw() async { await navigator?.redraw() }
    func quit() { navigator?.quit() }
}
