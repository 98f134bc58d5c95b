import GalleryCore
import Viper

@MainActor
struct LockRouter {
    weak let navigator: (any Navigating<Route>)?

    /// Clears the navigation history.
    func hide() { navigator?.restart(at: .locked) }
    /// Keeps the screens that were opened while locked, such as a search, with their numbers.
    func unhide() { navigator?.replaceFirst(by: .recommendations(), dropping: \.isPersonal) }
    func redraw() async { await navigator?.redraw() }
    func export(_ board: Board) async {
        await navigator?.go(to: .board(.export([board.name, "html"])))
    }
    func open() async { await navigator?.go(to: .lock(.open)) }
}
