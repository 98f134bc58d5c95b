import CommandShell
import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct ChoiceListPresenterTests {
    private final class Source: ChoiceListSource {
        var pages: [Result<[String], ScreenError>]
        var asked: [Int] = []

        init(_ pages: [Result<[String], ScreenError>]) { self.pages = pages }

        func page(_ number: Int) async throws(ScreenError) -> Page<String> {
            asked.append(number)
            return Page(items: try pages.removeFirst().get(), hasMore: !pages.isEmpty)
        }
        func key(of choice: String) -> String { choice }
        func current(_ list: ChoiceList<String>) -> ChoiceList<String>? { list }
        func route(to choice: String) -> Route { .list(.topic(choice)) }
        func title(of choice: String) -> String { choice.uppercased() }
        func model(of list: ChoiceList<String>, for audience: Audience) -> ChoiceListModel {
            ChoiceListModel(
                rows: list.choices.enumerated().dropFirst(list.start).map {
                    ChoiceListModel.Row(number: $0 + 1, text: $1, details: [])
                })
        }
        func end(_ count: Int) -> String { "all \(count)" }
    }

    private let display = RecordingDisplay<ChoiceListModel> { min(2, $0.rows.count) }
    private let navigator = SpyNavigator<Route>()

    private func presenter(_ pages: Result<[String], ScreenError>...) -> ChoiceListPresenter<Source> {
        ChoiceListPresenter(
            source: Source(pages), display: display, router: ChoiceListRouter(navigator: navigator))
    }

    private var rows: [[String]] { display.models.map { $0.rows.map(\.text) } }
    private var notes: [String] { display.models.flatMap(\.list.notes).map(\.text) }

    @Test func `"more" shows the rest of the page, then the next page, and at the end of the list a notice`()
        async
    {
        let presenter = presenter(.success(["a", "b", "c"]), .success(["c", "d"]))
        await presenter.appear()
        for _ in 1...3 { await presenter.handle(.more) }
        #expect(rows == [["a", "b", "c"], ["c"], ["d"], []])
        #expect(notes == ["all 4"])
        #expect(presenter.source.asked == [1, 2])
        #expect(presenter.numbers == 1...4)
    }

    @Test func `with a limit, only that many choices are shown, and only their numbers are valid`() async {
        let display = RecordingDisplay<ChoiceListModel>(audience: Audience(cards: 2)) { $0.rows.count }
        let presenter = ChoiceListPresenter(
            source: Source([.success(["a", "b", "c"])]), display: display,
            router: ChoiceListRouter(navigator: navigator))
        await presenter.appear()
        #expect(display.models.map { $0.rows.map(\.text) } == [["a", "b"]])
        #expect(presenter.numbers == 1...2)
        await presenter.handle(.more)
        #expect(presenter.numbers == 1...3)
    }

    @Test func `"prev" returns to earlier screenfuls, and at the start of the list prints a notice`() async {
        let presenter = presenter(.success(["a", "b", "c"]), .success(["d"]))
        await presenter.appear()
        for _ in 1...2 { await presenter.handle(.more) }
        for _ in 1...3 { await presenter.handle(.previous) }
        #expect(rows.suffix(3) == [["c", "d"], ["a", "b", "c", "d"], []])
        #expect(notes == [Phrases.listStart])
    }

    @Test func `"open" with a listed number opens that choice, and other numbers are ignored`() async {
        let presenter = presenter(.success(["a", "b"]))
        await presenter.handle(.open(1))
        await presenter.appear()
        await presenter.handle(.open(2))
        await presenter.handle(.open(3))
        #expect(navigator.routes == [.list(.topic("b"))])
        #expect(presenter.offers.numbers == 1...2)
    }

    @Test func `a failed refresh does not change the list or its numbers`() async {
        let presenter = presenter(.success(["a"]), .failure(.store(.busy)), .success(["b"]))
        await presenter.appear()
        await presenter.handle(.refresh)
        #expect(notes == [Phrases.explanation(ScreenError.store(.busy))])
        #expect(presenter.numbers == 1...1)
        await presenter.handle(.refresh)
        #expect(rows.last == ["b"])
    }

    @Test func `a first page that failed to load is requested again by "more" and when the screen reappears`()
        async
    {
        let presenter = presenter(.failure(.store(.busy)), .failure(.store(.busy)), .success(["a"]))
        await presenter.appear()
        await presenter.appear()
        await presenter.handle(.more)
        #expect(rows.last == ["a"])
        #expect(presenter.source.asked == [1, 1, 1])
    }

    @Test func `an empty list is not requested again when the screen reappears`() async {
        let presenter = presenter(.success([]))
        await presenter.appear()
        await presenter.appear()
        #expect(presenter.source.asked == [1])
        await presenter.handle(.more)
        #expect(notes == ["all 0"])
    }

    @Test func `a list ends if its source returns the same page twice`() {
        var list = ChoiceList<String>()
        let page = Page(items: ["a", "b"], hasMore: true)
        let first = list.append(page) { $0 }
        let second = list.append(page) { $0 }
        #expect(first && !second)
        #expect(!list.hasMore)
        #expect(list.choices == ["a", "b"])
    }

    private static let scope = ParsingScope(numbers: 1...3)

    @Test(arguments: [("", ChoiceListEvent<Never>.more), ("more", .more), ("refresh", .refresh)])
    func `commands of a choice list are parsed to their events`(word: String, event: ChoiceListEvent<Never>)
        throws
    {
        let table: ScreenCommands<ChoiceListEvent<Never>> = ChoiceListCommands.table()
        #expect(try table.event(for: Command(word), in: Self.scope) == event)
    }

    @Test func `"open" needs a listed number; commands of other screens are not parsed`() throws {
        let table: ScreenCommands<ChoiceListEvent<Never>> = ChoiceListCommands.table()
        #expect(try table.event(for: Command("open", ["3"]), in: Self.scope) == .open(3))
        #expect(throws: UsageError.self) { try table.event(for: Command("open", ["4"]), in: Self.scope) }
        #expect(throws: UsageError.self) { try table.event(for: Command("open"), in: Self.scope) }
        #expect(try table.event(for: Command("save", ["3"]), in: Self.scope) == nil)
    }
}
