import GalleryCore
import Viper
import Wording

final class BoardPresenter: ModulePresenter {
    private let id: Board.ID
    private let words: WordQuery
    private let interactor: any BoardInteracting
    private let browser: ListBrowser

    /// With words only the photos that have them are shown.
    init(id: Board.ID, words: WordQuery, interactor: any BoardInteracting, browser: ListBrowser) {
        self.id = id
        self.words = words
        self.interactor = interactor
        self.browser = browser
    }

    var numbers: ClosedRange<Int>? { browser.pager.numbers }
    var offers: CompletionContext { browser.offers }

    func appear() async {
        if browser.id == nil { await startOver() } else { browser.show() }
    }

    func handle(_ event: BoardEvent) async {
        switch event {
        case .more: if browser.id == nil { await startOver() } else { await browser.more() }
        case .refresh: await startOver()
        case .photo(let action):
            await browser.perform(action)
            // Whoever orders photos wants to see them in their order.
            if case .board(.move) = action { await startOver() }
        }
    }

    /// The name may have changed since the screen was left.
    private func startOver() async {
        do throws(ScreenError) {
            guard let board = try interactor.board(id) else {
                return browser.note(Note(kind: .problem, text: Phrases.Boards.gone))
            }
            let list = PhotoListID.board(id, words: words)
            await interactor.startOver(list)
            await browser.open(
                list, titled: ListTitle(board.name), notes: board.note.isEmpty ? [] : [.info(board.note)])
        } catch {
            browser.complain(error)
        }
    }
}
