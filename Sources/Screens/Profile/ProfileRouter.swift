import GalleryCore
import Viper

@MainActor
struct ProfileRouter {
    weak let navigator: (any Navigating<Route>)?

    func open(_ board: Board) async {
        await navigator?.go(to: .list(.board(board.id, query: WordQuery())))
    }
}
