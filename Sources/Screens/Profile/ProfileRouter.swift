import GalleryCore
import Viper

@MainActor
struct ProfileRouter {
    weak let navigator: (any Navigating<Route>)?

    func open(_ board: Board) async {
        await navigator?.go(to: .list(.board(board.id, query: WordQuery())))
    }

    func openUploads(of account: Account) async {
        let list = PhotoListID.author(.username(account.author), on: account.service)
        await navigator?.go(to: .list(list, title: ListTitle(account.name)))
    }
}
