import CommandShell
import Viper

/// Restarts the navigation after a change of service; redraws the screen after a change of a display setting.
@MainActor
struct RestartRouter {
    weak let navigator: (any Navigating<Route>)?

    /// Restarts at the recommendations without drawing them.
    func restart() { navigator?.restart(at: .recommendations()) }
    func refuse(setting name: String, known: [String]) {
        navigator?.refuse(UsageError(.setting(name, known: known), at: .argument(0, part: name)))
    }
    func refuse(_ sentence: String) { navigator?.refuse(UsageError(.nothing(sentence))) }
    func redraw() async { await navigator?.redraw() }
}
