import CommandShell
import GalleryCore
import Viper

@MainActor
struct BoardEditingRouter {
    weak let navigator: (any Navigating<Route>)?

    func open(_ board: Board, _ query: WordQuery) async {
        await navigator?.go(to: .list(.board(board.id, query: query)))
    }

    func refuse(_ error: UsageError) { navigator?.refuse(error) }
}
