import CommandShell
import GalleryCore
import Viper

@MainActor
struct BoardEditingRouter {
    weak let navigator: (any Navigating<Route>)?

    func openBoards() async { await navigator?.go(to: .boards) }

    /// Its photos that have all of the words.
    func open(_ board: Board, _ words: WordQuery) async {
        await navigator?.go(to: .list(.board(board.id, words: words)))
    }

    /// The line is not finished, or there is no board of that name.
    func refuse(_ error: UsageError) { navigator?.refuse(error) }
}
