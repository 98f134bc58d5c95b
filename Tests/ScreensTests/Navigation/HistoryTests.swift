import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases
import Viper

@testable import CommandShell
@testable import Screens

/// `back` and `forward` with real modules.
@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct HistoryTests {
    private let console = RecordingConsole()
    private let catalog = StubCatalog(Photo.samples(90), filters: FilterAbility([:]))
    private let fixture = PhotoFixture()
    private let commands: ActiveCommands<Route>

    init() {
        let (console, catalog, photoCommands) = (console, catalog, fixture.commands)
        let (stored, keys) = (fixture.stored, fixture.keys)
        let favorites = fixture.favorites
        let lists = PhotoLists(source: TestPages(catalog: catalog, favorites: favorites))
        let memory = InMemoryHistory(), taste = StubTaste()
        let seen = SeenInteractor(store: InMemorySeen(), taste: taste)
        let stack = CommandStack<Route> { route, stack in
            switch route {
            case .search(let query?, _):
                SearchModule.assemble(
                    query: query, console: console, catalog: catalog, lists: lists, history: memory,
                    topics: FixedTopics(),
                    taste: taste, seen: seen, words: NoNearestWords(), stored: stored,
                    photoCommands: photoCommands,
                    navigator: stack)
            case .favorites:
                FavoritesModule.assemble(
                    console: console, lists: lists, stored: stored, photoCommands: photoCommands,
                    navigator: stack)
            case .detail(let list, let index, let title):
                DetailModule.assemble(
                    list: list, title: title, index: index, console: console, catalog: catalog,
                    lists: lists, animations: StubAnimations(),
                    taste: TasteFeedbackInteractor(taste: taste), seen: seen, statedCredits: nil, keys: keys,
                    photoCommands: photoCommands,
                    lines: ScriptedLines([]), navigator: stack)
            case .navigation(let request):
                PresentedFeatures(on: console, navigator: stack).navigation(request)
            default:
                RecommendationsModule.assemble(
                    console: console, catalog: catalog, lists: lists, memory: memory, taste: taste,
                    boards: InMemoryBoards(), seen: seen, stored: stored, photoCommands: photoCommands,
                    navigator: stack)
            }
        }
        stack.restart(at: .recommendations())
        commands = ActiveCommands(of: stack, and: NavigationCommands.everywhere)
    }

    @discardableResult private func run(_ lines: String...) async throws -> [String] {
        for line in lines {
            console.clear(withScrollback: false)
            try await commands.perform(try Command(parsing: line) ?? Command(""))
        }
        return console.text
    }

    @Test func `"back" and "forward" show the previous and the next search again, without a request`()
        async throws
    {
        await commands.stack.redraw()
        let second = try await run("search autumn", "more")
        try await run("search cats")
        let asked = catalog.requests
        #expect(try await run("back") == second)
        try await run("fav 3")
        #expect(fixture.favorites.count() == 1)
        #expect(try await run("forward").first?.hasPrefix("Search cats") == true)
        #expect(try await run("back", "back").first?.hasPrefix("Recommendations") == true)
        #expect(catalog.requests == asked)
        #expect(try await run("back") == ["This is the first screen; `quit` exits."])
    }

    @Test func `opening a list again does not change the screen that showed it before`() async throws {
        try await run("search autumn")
        try await run("fav 1", "fav 2", "favorites")
        let before = console.text
        try await run("search cats", "fav 3", "favorites")
        #expect(console.text != before)
        #expect(try await run("back", "back") == before)
        #expect(try await run("open 2").first?.contains("2 of 2") == true)
    }

    @Test func `"refresh" shows new recommendations, and "back" shows the old page again`() async throws {
        await commands.stack.redraw()
        #expect(
            try await run("like 1") == [
                "More like Photo 1. `refresh` makes a new page, `back` shows this one again."
            ])
        let first = try await run("list")
        let second = try await run("refresh")
        #expect(second != first)
        #expect(try await run("back") == first)
        #expect(try await run("forward") == second)
        try await run("search autumn")
        #expect(try await run("like 2") == ["More like Photo 2. `recommend` shows recommendations."])
    }

    @Test func `"home" opens recommendations as a new screen, and "back" returns from it`() async throws {
        try await run("search autumn", "open 2")
        #expect(try await run("home").first?.hasPrefix("Recommendations") == true)
        try await run("home")
        #expect(try await run("back").first?.contains("2 of 90") == true)
    }

    @Test(arguments: ["search license:by autumn", "search zzzz"])
    func `after a refused or failed search, photo numbers stay valid, and "more" repeats the search`(
        line: String
    ) async throws {
        await commands.stack.redraw()
        catalog.failNext(.timedOut)
        try await run(line, "fav 3")
        #expect(fixture.favorites.count() == 1)
        #expect(
            commands.completer(.init(seen: "", more: { _ in "" }), correction: nil).choices(for: "open 3").all
                .count == 2)
        let asked = catalog.requests.count
        let isRefused = line.contains("license")
        #expect(try await run("more").first?.hasPrefix(isRefused ? "demo cannot" : "Search zzzz") == true)
        #expect(catalog.requests.count == asked + (isRefused ? 0 : 1))
    }
}
