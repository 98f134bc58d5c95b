import CommandShell
import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct RefiningTests {
    private let display = RecordingDisplay<SearchModel> { min(4, $0.list.cards.count) }
    private let catalog = StubCatalog(
        (1...8).map { .sample($0, tags: ["fog", $0 % 2 == 0 ? "sea" : "city"] + ($0 < 5 ? ["dawn"] : [])) })
    private let navigator = SpyNavigator<Route>()
    private let presenter: SearchPresenter

    init() {
        let lists = PhotoLists(source: TestPages(catalog: catalog, favorites: InMemoryFavorites()))
        let interactor = SearchInteractor(
            catalog: catalog, lists: lists, history: InMemoryHistory(), topics: FixedTopics(),
            taste: StubTaste(), seen: PhotoFixture().views, words: RussianWords(),
            stored: PhotoFixture().stored)
        let presenter = SearchPresenter(
            query: SearchQuery(keywords: "fog"), display: display, interactor: interactor,
            photoCommands: PhotoFixture().commands,
            router: SearchRouter(navigator: navigator))
        navigator.arrive = { [weak presenter] route in
            guard case .search(let query?, let steps) = route else { return }
            await presenter?.handle(.find(query, after: steps))
        }
        self.presenter = presenter
    }

    private var places: [String] { display.models.compactMap(\.list.heading) }
    private var problems: [String] {
        display.models.flatMap(\.list.notes).filter { $0.kind == .problem }.map(\.text)
    }

    @Test func `terms for refining a search are printed once, and are offered for completion`() async throws {
        await presenter.handle(.find(SearchQuery(keywords: "fog")))
        #expect(
            display.models.first?.refining?.terms.sorted() == ["city", "dawn"]
                || display.models.first?.refining?.terms.sorted() == ["dawn", "sea"])
        #expect(presenter.offers.terms == display.models.first?.refining?.terms)
        await presenter.handle(.more)
        #expect(display.models.last.map { $0.refining == nil } == true)
    }

    @Test func `"refine" adds and "without" excludes a term, and "wider" undoes either step`() async {
        await presenter.handle(.find(SearchQuery(keywords: "fog")))
        let first = presenter.offers.terms
        await presenter.handle(.refine(first[0]))
        await presenter.handle(.without("night sky"))
        #expect(places == ["Search fog", "Search fog \(first[0])", "Search fog \(first[0]) -\"night sky\""])
        let asked = catalog.requests.count
        await presenter.handle(.wider)
        await presenter.handle(.wider)
        #expect(places.suffix(2) == ["Search fog \(first[0])", "Search fog"])
        #expect(catalog.requests.count == asked)
        await presenter.handle(.wider)
        #expect(
            problems == ["Nothing left to remove from the search fog; start another with `search WORDS`."])
    }

    @Test func `in Russian, suggested terms are translated, and "refine" takes the translation`() async {
        await Language.russian.asCurrent {
            Task {
                await presenter.handle(.find(SearchQuery(keywords: "fog")))
                let terms = display.models.first?.refining?.terms ?? []
                #expect(terms.contains("рассвет") && presenter.offers.terms == terms)
                await presenter.handle(.refine("Рассвет"))
                #expect(places.last == "Поиск «fog dawn»")
            }
        }.value
    }

    @Test func `a Russian word excludes its English tag if only that one occurs`() async {
        await presenter.handle(.find(SearchQuery(keywords: "fog")))
        await presenter.handle(.without("город"))
        #expect(places.last == "Search fog -city")
    }

    @Test func `if no step is left to undo, "wider" removes the last term of the search`() async {
        await presenter.handle(.find(SearchQuery(keywords: "fog sea", excluded: ["city"])))
        await presenter.handle(.wider)
        await presenter.handle(.wider)
        #expect(places == ["Search fog sea -city", "Search fog sea", "Search fog"])
    }

    @Test func `without a term, "refine" prints the terms again`() async {
        await presenter.handle(.find(SearchQuery(keywords: "fog")))
        await presenter.handle(.more)
        await presenter.handle(.refine(nil))
        #expect(places == ["Search fog", "Search fog", "Search fog"])
        #expect(display.models.last?.refining?.terms == presenter.offers.terms)
    }

    @Test func `after a failed "refine", "wider" shows the previous search without a request`() async {
        await presenter.handle(.find(SearchQuery(keywords: "fog")))
        catalog.failNext(.timedOut)
        await presenter.handle(.refine("night"))
        #expect(places == ["Search fog"])
        await presenter.handle(.wider)
        #expect(places == ["Search fog", "Search fog"])
        #expect(catalog.requests.count == 2)
    }

    @Test func `if the service cannot exclude words, photos with these words are hidden, with a notice`()
        async
    {
        await presenter.handle(.find(SearchQuery(keywords: "fog", excluded: ["sea"])))
        #expect(catalog.requests == ["search fog 1"])
        #expect(display.models.last?.list.cards.map(\.number) == [1, 2, 3, 4])
        #expect(presenter.numbers == 1...4)
        #expect(display.models.last?.list.aside == nil)
        #expect(
            display.models.last?.list.notes.map(\.text) == [
                "demo cannot exclude words: 4 of 8 photos have sea and are not shown."
            ])
    }

    @Test func `each refinement command is parsed to its event`() throws {
        #expect(
            try SearchCommands.table.event(for: Command("refine", ["2"]), in: ParsingScope(numbers: 1...9))
                == .refine("2"))
        #expect(
            try SearchCommands.table.event(
                for: Command("without", ["night", "sky"]), in: ParsingScope(numbers: nil))
                == .without("night sky"))
        #expect(
            try SearchCommands.table.event(for: Command("wider"), in: ParsingScope(numbers: nil)) == .wider)
    }

    @Test(arguments: [(40, "Refine: harbour, mountain, dawn"), (80, "`refine harbour`"), (120, "city, snow")])
    func `refinement terms are printed in one line that fits the screen`(columns: Int, part: String) throws {
        let terms = ["harbour", "mountain", "dawn", "night sky", "city", "snow"]
        let console = RecordingConsole(screen: ScreenSize(columns: columns, rows: 24))
        let model = SearchModel(ListModel(terms: columns == 80 ? Array(terms.prefix(3)) : terms))
        let lines = SearchView(console: console).blocks(for: model)
        guard case .aside(let line) = try #require(lines.first) else {
            Issue.record("no line")
            return
        }
        #expect(line.text.contains(part))
        #expect(line.width < columns)
    }

    @Test func `the text of a query with exclusions is parsed to an equal query`() {
        let query = SearchQuery(
            keywords: "fog", filters: [.order: "latest"], excluded: ["street", "night sky"])
        #expect(query.text == "fog -street -\"night sky\" order:latest")
        #expect(SearchQuery(typed: query.text) == query)
    }

    @Test func `if photos have no tags, related tags of the service are suggested for refining`()
        async
    {
        let catalog = StubCatalog((1...8).map { .sample($0) })
        catalog.put(relatedTags: ["mist", "fog", "forest"])
        let lists = PhotoLists(source: TestPages(catalog: catalog, favorites: InMemoryFavorites()))
        let interactor = SearchInteractor(
            catalog: catalog, lists: lists, history: InMemoryHistory(), topics: FixedTopics(),
            taste: StubTaste(), seen: PhotoFixture().views, words: RussianWords(),
            stored: PhotoFixture().stored)
        let presenter = SearchPresenter(
            query: SearchQuery(keywords: "fog"), display: display, interactor: interactor,
            photoCommands: PhotoFixture().commands,
            router: SearchRouter(navigator: SpyNavigator<Route>()))
        await presenter.handle(.find(SearchQuery(keywords: "fog")))
        #expect(display.models.last?.refining?.terms == ["mist", "forest"])
        #expect(presenter.offers.suggestions.suffix(2) == ["mist", "forest"])
        #expect(catalog.requests == ["search fog 1", "related fog 1"])
    }
}
