import FoundationEssentials
import GalleryCore
import TextLayout
import Viper
import Wording

final class BoardsPresenter: ModulePresenter {
    private let display: any Display<ListModel>
    private let interactor: any BoardsInteracting
    private let router: any PhotoRouting
    /// As numbered on the screen.
    private var boards: [Board] = []
    /// 0-based index of the first one of the screenful.
    private var start = 0
    private var shown = 0

    init(
        display: any Display<ListModel>, interactor: any BoardsInteracting, router: any PhotoRouting
    ) {
        self.display = display
        self.interactor = interactor
        self.router = router
    }

    var numbers: ClosedRange<Int>? { boards.isEmpty ? nil : 1...boards.count }

    var offers: CompletionContext {
        CompletionContext(numbers: numbers) { [names = boards.map(\.name)] number in
            names.indices.contains(number - 1) ? names[number - 1] : ""
        }
    }

    /// Coming back shows the same boards as they are now: a number goes on naming the one it was printed beside.
    func appear() async {
        guard !boards.isEmpty else { return startOver() }
        load { fresh in
            boards = boards.map { known in fresh.first { $0.id == known.id } ?? known }
        }
    }

    func handle(_ event: BoardsEvent) async {
        switch event {
        case .open(let number):
            guard boards.indices.contains(number - 1) else { return }
            await router.openList(.board(boards[number - 1].id, words: WordQuery()))
        case .more:
            guard shown < boards.count else {
                display.show(ListModel(notes: [.quiet(Phrases.allShown)]))
                return
            }
            start = shown
            show()
        case .refresh: startOver()
        }
    }

    private func startOver() {
        load { fresh in
            boards = fresh
            start = 0
        }
    }

    private func load(_ use: ([Board]) -> Void) {
        do throws(ScreenError) {
            use(try interactor.boards())
            show()
        } catch {
            display.show(ListModel(notes: Note.problem(error)))
        }
    }

    private func show() {
        let model = ListModel(boards, from: start, now: Date(), isForProgram: display.audience.isProgram)
        shown = start + display.show(model)
    }
}
