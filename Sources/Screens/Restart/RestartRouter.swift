import Viper

@MainActor
protocol RestartRouting {
    /// Starts over at the recommendations, without showing them.
    func restart()
    /// Shows the screen on top again.
    func redraw() async
}

/// For commands after which the lists are other ones, or look otherwise.
struct RestartRouter: RestartRouting {
    private weak let navigator: (any Navigating<Route>)?

    init(navigator: any Navigating<Route>) { self.navigator = navigator }

    func restart() { navigator?.restart(at: .recommendations()) }
    func redraw() async { await navigator?.redraw() }
}
