import CommandShell
import FoundationEssentials
import GalleryCore
import Viper
import Wording

final class HistoryPresenter: CommandPresenter {
    private let display: any ConsoleDisplay<HistoryModel>
    private let interactor: any HistoryInteracting
    private let router: any HistoryRouting
    /// As numbered on the screen; what is deleted keeps its number until the list starts over.
    private var searches: [RecentSearch] = []
    private var words: [String] = []
    private var start = 0
    private var shown = 0

    init(
        display: any ConsoleDisplay<HistoryModel>, interactor: any HistoryInteracting,
        router: any HistoryRouting
    ) {
        self.display = display
        self.interactor = interactor
        self.router = router
    }

    var numbers: ClosedRange<Int>? { searches.isEmpty ? nil : 1...searches.count }
    var offers: CompletionContext {
        let texts = searches.map(\.text)
        return CompletionContext(numbers: numbers) { texts.indices.contains($0 - 1) ? texts[$0 - 1] : "" }
    }

    func appear() async { list(words) }

    func handle(_ event: HistoryEvent) async {
        switch event {
        case .list(let words): list(words)
        case .refresh: list(words)
        case .more: more()
        case .open(let number): await router.search(SearchQuery(typed: searches[number - 1].text))
        case .delete(let numbers): delete(numbers.map { searches[$0 - 1].text })
        case .clear(let isConfirmed): if isConfirmed { clear() } else { ask() }
        }
    }

    private func list(_ words: [String]) {
        self.words = words
        do throws(ScreenError) {
            searches = try interactor.searches(with: words)
            start = 0
            show()
        } catch {
            complain(error)
        }
    }

    private func more() {
        guard shown < searches.count else { return note(.quiet(Phrases.History.end(searches.count))) }
        start = shown
        show()
    }

    private func show() {
        let now = Date()
        var model = HistoryModel(
            place: Phrases.History.place(words), aside: Phrases.History.count(searches.count))
        model.entries = searches.enumerated().dropFirst(start).map { index, search in
            HistoryModel.Entry(search, number: index + 1, now: now)
        }
        if model.entries.isEmpty { model.notes = [.info(Phrases.History.empty(words))] }
        model.positions = (0...model.entries.count).map { room in
            let isLast = start + room == searches.count
            return isLast ? "" : Phrases.position(shown: start + room, total: searches.count, hasMore: true)
        }
        shown = start + display.show(model)
    }

    private func delete(_ texts: [String]) {
        do throws(ScreenError) {
            try interactor.forget(texts)
            note(.info(Phrases.History.deleted(texts)))
        } catch {
            complain(error)
        }
    }

    private func ask() {
        do throws(ScreenError) {
            note(.question(Phrases.History.confirm(try interactor.searches(with: []).count)))
        } catch {
            complain(error)
        }
    }

    private func clear() {
        do throws(ScreenError) {
            let gone = try interactor.clear()
            searches = []
            note(.info(Phrases.History.cleared(gone)))
        } catch {
            complain(error)
        }
    }

    private func complain(_ trouble: ScreenError) {
        display.show(HistoryModel(notes: Note.problem(trouble)))
    }

    private func note(_ note: Note) { display.show(HistoryModel(notes: [note])) }
}
