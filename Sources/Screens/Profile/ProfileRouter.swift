import GalleryCore
import Viper

@MainActor
struct ProfileRouter {
    weak let navigator: (any Navigating<Route>)?

    func open(_ board: Board) async {
        await navigator?.go(to: .list(.board(board.id, query: WordQuery())))
    }

    func open(_ uploads: PhotoListID, of name: String) async {
        await navigator?.go(to: .list(uploads, title: ListTitle(name)))
    }
}
