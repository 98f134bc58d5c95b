import GalleryCore
import Viper

@MainActor
struct LockRouter {
    private weak let navigator: (any Navigating<Route>)?

    init(navigator: any Navigating<Route>) { self.navigator = navigator }

    /// Clears the navigation history.
    func hide() { navigator?.restart(at: .locked) }
    func unhide() { navigator?.restart(at: .recommendations()) }
    func redraw() async { await navigator?.redraw() }
    func export(_ board: Board) async {
        await navigator?.go(to: .board(.export([board.name, "html"])))
    }
    func open() async { await navigator?.go(to: .lock(.open)) }
}
