import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct SearchPresenterTests {
    private let display = RecordingDisplay<SearchModel> { min(4, $0.list.cards.count) }
    private let navigator = SpyNavigator<Route>()
    private let history = InMemoryHistory()
    private let fixture = PhotoFixture()
    private let cats = SearchQuery(keywords: "cats")

    private func presenter(_ catalog: StubCatalog, isPrivate: Bool = false) -> SearchPresenter {
        let lists = PhotoLists(source: TestPages(catalog: catalog, favorites: InMemoryFavorites()))
        let taste = StubTaste()
        taste.pause(isPrivate)
        let interactor = SearchInteractor(
            catalog: catalog, lists: lists, history: history, topics: FixedTopics(),
            taste: taste, seen: SeenInteractor(store: fixture.seen, taste: taste), words: RussianWords(),
            stored: fixture.stored)
        return SearchPresenter(
            query: cats, display: display, interactor: interactor, photoCommands: fixture.commands,
            router: SearchRouter(navigator: navigator))
    }

    private var notes: [String] { display.models.flatMap(\.list.notes).map(\.text) }
    private var numbers: [[Int]] { display.models.map { $0.list.cards.map(\.number) }.filter { !$0.isEmpty } }

    @Test func `photos drawn for a search are recorded as seen`() async {
        await presenter(StubCatalog(Photo.samples(65))).handle(.find(cats))
        #expect(Set(fixture.seen.ids) == Set(Photo.samples(4).map(\.id)))
    }

    @Test func `a search shows its first screenful and position`() async {
        let presenter = presenter(StubCatalog(Photo.samples(65)))
        await presenter.handle(.find(cats))
        #expect(display.models.first?.list.heading == "Search cats")
        #expect(display.models.first?.list.aside == "65 photos")
        #expect(display.waits == ["Search cats …"])
        #expect(display.models.first?.list.positions[4] == "1–4 of 65 · Enter: more")
        #expect(presenter.numbers == 1...30)
    }

    @Test func `a search that begins with "search" in another keyboard layout is offered without it`() async {
        await presenter(StubCatalog([])).handle(.find(SearchQuery(keywords: "ыуфкср cats")))
        #expect(display.models.flatMap(\.list.notes).compactMap(\.offer) == ["search cats"])
        #expect(history.searches(limit: 9).isEmpty)
    }

    @Test(arguments: ["fog or mist", "fog | mist", "fog OR mist"])
    func `if alternatives find nothing together, the first is searched, and the others are named`(
        words: String
    ) async {
        let query = SearchQuery(keywords: words)
        await presenter(StubCatalog([])).handle(.find(query))
        #expect(
            notes == [
                "Nothing found for \(words). Searching for fog; for the rest: `search mist`.",
                "Nothing found for fog. Try other words, or `search` for ideas.",
            ])
        #expect(history.searches(limit: 9).map(\.text) == ["fog"])
    }

    @Test func `"more" requests the next page only when the loaded photos do not fill a screenful`() async {
        let catalog = StubCatalog(Photo.samples(32))
        let presenter = presenter(catalog)
        await presenter.handle(.find(cats))
        for _ in 0..<6 { await presenter.handle(.more) }
        #expect(catalog.requests.count == 1)
        await presenter.handle(.more)
        #expect(catalog.requests.count == 2)
        #expect(numbers.map(\.first) == [1, 5, 9, 13, 17, 21, 25, 29])
        #expect(numbers.last == [29, 30, 31, 32])
    }

    @Test func `in private mode, a search is not recorded in the history`() async throws {
        await presenter(StubCatalog(Photo.samples(3)), isPrivate: true).handle(.find(cats))
        #expect(numbers == [[1, 2, 3]])
        #expect(history.searches(limit: 9).isEmpty)
        await presenter(StubCatalog(Photo.samples(3))).handle(.find(cats))
        #expect(history.searches(limit: 9).map(\.text) == ["cats"])
    }

    @Test func `"more" at the end of the list prints a notice and sends no request`() async {
        let catalog = StubCatalog(Photo.samples(3))
        let presenter = presenter(catalog)
        await presenter.handle(.find(cats))
        await presenter.handle(.more)
        #expect(notes.last == "End of list: 3 photos.")
        #expect(catalog.requests.count == 1)
    }

    @Test func `if the request for a page failed, "more" requests the page again`() async {
        let catalog = StubCatalog(Photo.samples(60))
        let presenter = presenter(catalog)
        await presenter.handle(.find(cats))
        for _ in 0..<6 { await presenter.handle(.more) }
        catalog.failNext(.timedOut)
        await presenter.handle(.more)
        #expect(notes.isEmpty && numbers.last == [29, 30])
        catalog.failNext(.timedOut)
        await presenter.handle(.more)
        #expect(notes.last == "The service did not respond in time. Try again.")
        await presenter.handle(.more)
        #expect(numbers.last?.first == 31)
    }

    @Test func `after a failed search, the photos of the previous search stay available`() async {
        let catalog = StubCatalog(Photo.samples(5))
        let presenter = presenter(catalog)
        await presenter.handle(.find(cats))
        catalog.failNext(.offline(.host("x.test", .lost)))
        await presenter.handle(.find(SearchQuery(keywords: "dogs")))
        #expect(presenter.numbers == 1...5)
        await presenter.handle(.photo(.open(2)))
        #expect(navigator.routes == [.detail(.search(cats), at: 1)])
    }

    @Test func `a canceled search shows no error`() async {
        let catalog = StubCatalog(Photo.samples(5))
        let presenter = presenter(catalog)
        catalog.failNext(.cancelled)
        await presenter.handle(.find(cats))
        #expect(notes.isEmpty)
    }

    @Test func `when the screen reappears, the same screenful is drawn without a request`() async {
        let catalog = StubCatalog(Photo.samples(60))
        let presenter = presenter(catalog)
        await presenter.handle(.find(cats))
        await presenter.handle(.more)
        await presenter.appear()
        #expect(numbers.map(\.first) == [1, 5, 5])
        #expect(catalog.requests.count == 1)
    }

    @Test func `favorites are marked with a heart`() async {
        let presenter = presenter(StubCatalog(Photo.samples(5)))
        await presenter.handle(.find(cats))
        await presenter.handle(.photo(.favorite([2])))
        await presenter.appear()
        #expect(
            display.models.last { !$0.list.cards.isEmpty }?.list.cards.map(\.isFavorite) == [
                false, true, false, false, false,
            ])
    }

    @Test func `a search is recorded in the history with its result count`() async {
        let presenter = presenter(StubCatalog(Photo.samples(5)))
        await presenter.handle(.find(cats))
        #expect(history.searches(limit: 5).map(\.text) == ["cats"])
        #expect(history.searches(limit: 5).map(\.resultCount) == [5])
    }

    @Test func `an unsupported filter or filter value is reported, and no request is sent`() async {
        let catalog = StubCatalog([], filters: FilterAbility([.order: ["latest"]]))
        let presenter = presenter(catalog)
        await presenter.handle(.find(SearchQuery(keywords: "fog", filters: [.color: "red"])))
        #expect(notes == ["demo cannot filter by color; remove the filter or change the service."])
        await presenter.handle(.find(SearchQuery(keywords: "fog", filters: [.order: "popular"])))
        #expect(
            notes.last
                == "demo does not support `order:popular`, only `order:latest`; remove the filter "
                + "or change the service.")
        #expect(catalog.requests.isEmpty)
    }
}
