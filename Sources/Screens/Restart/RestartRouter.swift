import Viper

/// For commands after which the lists are other ones, or look otherwise.
@MainActor
struct RestartRouter {
    private weak let navigator: (any Navigating<Route>)?

    init(navigator: any Navigating<Route>) { self.navigator = navigator }

    /// Starts over at the recommendations, without showing them.
    func restart() { navigator?.restart(at: .recommendations()) }
    /// Shows the screen on top again.
    func redraw() async { await navigator?.redraw() }
}
