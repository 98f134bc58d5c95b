import CommandShell
import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import TextLayout
import Viper
import Wording

@testable import Screens
@testable import UseCases

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct SectionsTests {
    private let display = RecordingDisplay<RecommendationsModel> { min(4, $0.list.cards.count) }
    private let memory = InMemoryHistory()
    private let boards = InMemoryBoards()
    private let taste = StubTaste()

    private struct Pages: PageSource {
        let catalog: StubCatalog
        let ideas: BoardSuggestions
        func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
            if case .ideas = list { return try await ideas.page(number, of: list) }
            return try await CatalogPages(catalog: catalog, pool: CandidatePool(InMemoryReplies())).page(
                number, of: list)
        }
    }

    private let navigator = SpyNavigator<Route>()

    private func presenter(_ catalog: StubCatalog) -> RecommendationsPresenter {
        let lists = PhotoLists(
            source: Pages(
                catalog: catalog, ideas: BoardSuggestions(catalog: catalog, boards: boards, taste: taste)))
        let interactor = RecommendationsInteractor(
            catalog: catalog, lists: lists, memory: memory, taste: taste, boardsStore: boards,
            seen: PhotoFixture().views, history: nil, stored: PhotoFixture().stored, stale: nil)
        return RecommendationsPresenter(
            display: display, interactor: interactor, photoCommands: PhotoFixture().commands,
            router: RecommendationsRouter(navigator: navigator))
    }

    private func make(_ name: String, _ photos: [Photo] = []) throws -> Board.ID {
        let board = try #require(boards.make(name, at: Date()))
        _ = boards.add(photos, to: board.id, at: Date())
        return board.id
    }

    private func tagged(_ number: Int, _ tags: String...) -> Photo {
        var photo = Photo.sample(number)
        photo.tags = tags
        return photo
    }

    private var places: [String] { display.models.compactMap(\.list.heading) }
    private var notes: [String] { display.models.flatMap(\.list.notes).map(\.text) }

    @Test func `without boards, recommendations have no sections`() async {
        let presenter = presenter(StubCatalog(Photo.samples(60)))
        await presenter.appear()
        #expect(display.models.last?.sections == nil)
        await presenter.handle(.neighbor(1))
        #expect(places == ["Recommendations", "Recommendations"])
        #expect(display.models.last?.list.cards.first?.number == 5)
    }

    @Test func `recommendations have a section per board, and the current section is marked`() async throws {
        _ = try make("Sea")
        _ = try make("Fog", [tagged(1, "fog")])
        let presenter = presenter(StubCatalog(Photo.samples(60)))
        await presenter.appear()
        #expect(display.models.last?.sections == SectionBar(names: ["For you", "Fog", "Sea"], current: 0))
        await presenter.handle(.neighbor(1))
        #expect(display.models.last?.sections == SectionBar(names: ["For you", "Fog", "Sea"], current: 1))
        #expect(places.last == "Recommendations for Fog")
        await presenter.handle(.more)
        #expect(display.models.last?.sections?.current == 1)
    }

    @Test
    func `a board's name in any letter case opens its section, and "recommend" opens the first section`()
        async throws
    {
        _ = try make("Misty mornings", [tagged(1, "fog")])
        let catalog = StubCatalog(Photo.samples(60))
        let presenter = presenter(catalog)
        await presenter.handle(.section("misty MORNINGS"))
        #expect(places == ["Recommendations for Misty mornings"])
        #expect(catalog.requests == ["search fog 1"])
        await presenter.handle(.show)
        #expect(places.last == "Recommendations")
        // Both sections are shown without new requests.
        await presenter.handle(.section("misty mornings"))
        #expect(catalog.requests == ["search fog 1", "feed 1"])
        await presenter.handle(.section("for you"))
        #expect(places.last == "Recommendations")
        await presenter.handle(.section("misty morning"))
        let refusal = try #require(navigator.refusals.last as? UsageError)
        #expect(refusal == UsageError(.board("misty morning", nearest: "Misty mornings")))
        await presenter.handle(.section("sunset"))
        #expect(notes.last?.hasPrefix("There is no board sunset; `board new sunset`") == true)
    }

    @Test func `"next" stops at the last section, and "prev" at the first`() async throws {
        _ = try make("Fog", [tagged(1, "fog")])
        let presenter = presenter(StubCatalog(Photo.samples(60)))
        await presenter.appear()
        await presenter.handle(.neighbor(-1))
        #expect(notes.last == "For you is the first section.")
        await presenter.handle(.neighbor(1))
        await presenter.handle(.neighbor(1))
        #expect(notes.last == "Fog is the last section.")
        #expect(places == ["Recommendations", "Recommendations for Fog"])
    }

    @Test
    func `a section shows search results for the common terms of its board, without the board's photos`()
        async throws
    {
        let photos = [tagged(1, "fog"), tagged(2, "forest")]
        let board = try make("Fog", photos)
        let catalog = StubCatalog(Photo.samples(60))
        let page = try await BoardSuggestions(catalog: catalog, boards: boards, taste: taste)
            .page(1, of: .ideas(board))
        #expect(Set(catalog.requests) == ["search fog 1", "search forest 1"])
        #expect(page.photos.first == Photo.sample(3))
        #expect(page.photos.count == 28)
    }

    @Test func `the section of an empty board is reported as empty, without a request`() async throws {
        _ = try make("Fog")
        let catalog = StubCatalog(Photo.samples(60))
        let presenter = presenter(catalog)
        await presenter.handle(.section("fog"))
        #expect(notes.first?.hasPrefix("There are no recommendations for Fog yet. ") == true)
        #expect(catalog.requests.isEmpty)
    }

    @Test func `an empty section is loaded again when it is selected again`() async throws {
        let board = try make("Fog")
        let catalog = StubCatalog(Photo.samples(60))
        let presenter = presenter(catalog)
        await presenter.handle(.section("fog"))
        #expect(catalog.requests.isEmpty)
        _ = boards.add([tagged(1, "fog")], to: board, at: Date())
        await presenter.handle(.section("fog"))
        #expect(catalog.requests == ["search fog 1"])
    }

    @Test func `the page of a board's section is not stored for the next start`() async throws {
        _ = try make("Fog", [tagged(1, "fog")])
        let presenter = presenter(StubCatalog(Photo.samples(60)))
        await presenter.handle(.section("fog"))
        #expect(memory.recall(service: .demo) == nil)
    }

    @Test func `if the board of the current section is removed, the first section is shown`() async throws {
        let board = try make("Fog", [tagged(1, "fog")])
        let presenter = presenter(StubCatalog(Photo.samples(60)))
        await presenter.handle(.section("fog"))
        _ = boards.remove(board, at: Date())
        await presenter.appear()
        #expect(places.last == "Recommendations")
        #expect(notes.last == Phrases.Boards.gone)
        #expect(display.models.last?.sections == nil)
    }

    @Test func `"next", "prev", their keys, and "recommend" with a board name select sections`() throws {
        #expect(RecommendationsCommands.table.keys == [.right: "full", .altRight: "next", .altLeft: "prev"])
        func event(_ line: String) throws -> RecommendationsEvent? {
            try Command(parsing: line).flatMap {
                try RecommendationsCommands.table.event(for: $0, in: ParsingScope(numbers: nil))
            }
        }
        #expect(try event("next") == .neighbor(1))
        #expect(try event("prev") == .neighbor(-1))
        func route(_ words: String...) throws -> Route? {
            try RecommendationsCommands.anywhere.parse(Command("recommend", words).words, ParsingScope())
        }
        #expect(try route() == .recommendations(section: nil))
        #expect(try route("misty", "mornings") == .recommendations(section: "misty mornings"))
    }

    @Test(arguments: [
        (80, 0, "[For you]  Fog  Misty mornings  Piers"), (80, 2, "For you  Fog  [Misty mornings]  Piers"),
        (30, 0, "[For you]  Fog  …"), (30, 2, "…  [Misty mornings]  Piers"),
        (30, 3, "…  Misty mornings  [Piers]"),
        (12, 2, "…  [Mis…]  …"), (1, 1, "…"),
    ])
    func `the section line has the current section, shortened if needed, and as many neighbors as fit`(
        width: Int, current: Int, line: String
    ) {
        let sections = SectionBar(names: ["For you", "Fog", "Misty mornings", "Piers"], current: current)
        #expect(sections.line(in: width).text == line)
        #expect(sections.line(in: width).width <= width)
    }

    @Test func `the section line is printed above the heading`() {
        let console = RecordingConsole()
        let model = RecommendationsModel(
            list: ListModel(heading: "Recommendations"),
            sections: SectionBar(names: ["For you", "Fog"], current: 1))
        _ = RecommendationsView(console: console).show(model)
        #expect(console.text.prefix(2) == ["For you  [Fog]", "Recommendations"])
    }
}
