import CommandShell
import Fakes
import FoundationEssentials
import GalleryCore
import Synchronization
import Testing
import Viper
import Waiting

@testable import Screens

private final class CountedRecall: LineRecall {
    let count = Mutex(0)
    func readAnew() { count.withLock { $0 += 1 } }
}

@Suite(.whenIdle, .timeLimit(.minutes(1))) @MainActor struct HistoryPresenterTests {
    private let display = RecordingDisplay<HistoryModel> { min(2, $0.entries.count) }
    private let navigator = SpyNavigator<Route>()
    private let history = InMemoryHistory()
    private let recalled = CountedRecall()

    private func presenter(_ texts: String...) -> HistoryPresenter {
        for (index, text) in texts.reversed().enumerated() {
            let date = Date(timeIntervalSinceNow: -90 * Double(texts.count - index))
            history.append(search: RecentSearch(text: text, resultCount: index, date: date), service: .demo)
            history.append(line: "search \(text)", service: .demo, screen: "search", at: date)
        }
        return HistoryPresenter(
            display: display,
            interactor: HistoryInteractor(history: history, recalled: recalled),
            router: HistoryRouter(navigator: navigator))
    }

    private var notes: [String] { display.models.flatMap(\.notes).map(\.text) }
    private var texts: [[String]] { display.models.map { $0.entries.map(\.text) } }

    @Test func `searches come newest first, with what they found and when`() async {
        await presenter("fog", "cats").appear()
        let model = display.models.first
        #expect(model?.place == "History")
        #expect(model?.aside == "2 searches")
        #expect(model?.entries.map(\.number) == [1, 2])
        #expect(texts == [["fog", "cats"]])
        #expect(model?.entries.map(\.detail) == ["1 photo · 1 minute ago", "0 photos · 3 minutes ago"])
    }

    @Test func `words keep those that have them all`() async {
        let presenter = presenter("fog forest", "cats", "Forest color:green")
        await presenter.handle(.list(["forest"]))
        #expect(texts == [["fog forest", "Forest color:green"]])
        await presenter.handle(.list(["forest", "green"]))
        #expect(display.models.last?.place == "History forest green")
        await presenter.handle(.list(["dogs"]))
        #expect(notes == ["No search had dogs; `history` shows all of them."])
    }

    @Test func `more goes on where the screen ended`() async {
        let presenter = presenter("a", "b", "c")
        await presenter.appear()
        #expect(display.models.last?.positions[2] == "2 of 3 · Enter or `more` continues")
        await presenter.handle(.more)
        #expect(texts.last == ["c"])
        await presenter.handle(.more)
        #expect(notes == ["That is all: 3 searches."])
    }

    @Test func `opening one searches again, with its filters and without new ones`() async {
        let presenter = presenter("color:none fog order:latest")
        await presenter.appear()
        await presenter.handle(.open(1))
        #expect(
            navigator.routes == [
                .search(SearchQuery(words: "color:none fog", filters: [.order: "latest"], excluded: []))
            ])
    }

    @Test func `one that is deleted takes its lines along, and numbers stay`() async throws {
        let presenter = presenter("fog", "cats")
        await presenter.appear()
        await presenter.handle(.delete([1]))
        #expect(notes == ["Forgotten: fog, and the lines that made it (`undo` takes it back)"])
        #expect(history.searches(limit: 9).map(\.text) == ["cats"])
        #expect(history.lines(limit: 9).map(\.text) == ["search cats"])
        // The numbers are those on the screen.
        #expect(presenter.numbers == 1...2)
        #expect(recalled.count.withLock(\.self) == 1)
    }

    @Test func `clearing asks for a second word, and forgets everything`() async throws {
        let presenter = presenter("fog", "cats")
        await presenter.handle(.clear(isConfirmed: false))
        #expect(display.models.last?.notes.map(\.kind) == [.question])
        #expect(history.lines(limit: 9).count == 2)
        await presenter.handle(.clear(isConfirmed: true))
        #expect(notes.dropFirst() == ["Forgotten: 2 searches and 2 lines (`undo` takes it back)"])
        #expect(history.lines(limit: 9).isEmpty)
        #expect(presenter.numbers == nil)
    }
}
