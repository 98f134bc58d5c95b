import CommandShell
import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases
import Viper
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct GridPresenterTests {
    let list = PhotoListID.search(SearchQuery(keywords: "cats"))
    let display = RecordingDisplay<[Note]>()
    let navigator = SpyNavigator<Route>()
    let catalog: StubCatalog
    let lists: PhotoLists
    let fixture = PhotoFixture()
    let prompt = SpyPrompt()

    init() {
        catalog = StubCatalog(Photo.samples(64))
        lists = PhotoLists(source: TestPages(catalog: catalog, favorites: InMemoryFavorites([])))
    }

    /// Runs the grid with keys on a screen of 4 by 3 photos; returns the screen after the last key.
    @discardableResult func grid(_ keys: FullScreenKey..., at index: Int = 0) async -> ScriptedScreen {
        await grid(keys.map(FullScreenEvent.key), at: index)
    }

    @discardableResult func grid(
        _ events: [FullScreenEvent], at index: Int = 0, resizedTo size: ScreenSize? = nil,
        of lists: PhotoLists? = nil
    ) async -> ScriptedScreen {
        let screen = ScriptedScreen(events)
        screen.newSize = size
        let presenter = GridPresenter(
            display: display, screen: { GridDisplay(screen) },
            interactor: fixture.grid(lists ?? self.lists), keys: fixture.keys,
            photoCommands: fixture.commands, router: GridRouter(navigator: navigator),
            runAtPrompt: prompt.run,
            completing: { [completer] in completer })
        await presenter.handle(GridRequest(list: list, title: ListTitle(), index: index))
        return screen
    }

    private let completer = Completer(
        screen: "", entries: PickCommand.commands.map { $0.scoped(to: ParsingScope()) },
        offers: CompletionContext(numbers: 1...2), sources: [:],
        phrases: CompletionPhrases(seen: "", more: { Line("\($0)") }))

    func status(_ screen: ScriptedScreen) -> String {
        screen.layouts.last?.lines.last?.line.text ?? ""
    }

    var favorites: Set<String> {
        Set(fixture.favorites.favorites(after: nil, count: 9).map(\.photo.id.key))
    }

    func marked(_ screen: ScriptedScreen) -> [String] {
        let lines = screen.layouts.last?.lines.filter { $0.line.text.contains(" ✓ ") } ?? []
        return lines.compactMap {
            $0.line.text.split(separator: " ").first { $0.contains(where: \.isNumber) }
        }
        .map { $0.filter(\.isNumber) }
    }

    /// Keys of the photos of a layout, in its order.
    func photos(in layout: ScreenLayout) -> [String] {
        layout.pictures.compactMap { $0.picture.subject(as: Photo.self)?.id.key }
    }

    func cursor(_ screen: ScriptedScreen) -> String? {
        let line = screen.layouts.last?.lines.first { $0.line.text.hasPrefix("▸") }
        return line?.line.text.split(separator: " ").first.map { String($0.dropFirst()) }
    }

    @Test(arguments: [
        ([FullScreenKey.right, .right], "3"), ([.down, .right, .left, .left], "4"), ([.up], "1"),
        ([.left], "1"), ([.character("j"), .character("l"), .character("k"), .character("h")], "1"),
        ([.end], "30"), ([.end, .right], "31"), ([.end, .end], "60"), ([.pageDown], "13"),
        ([.pageDown, .pageUp], "1"),
        ([.end, .end, .end, .home], "1"), ([.end, .pageDown, .end, .pageDown, .pageDown], "64"),
        ([.character("1"), .character("7"), .enter], "17"),
        ([.character("6"), .character("0"), .character("9"), .backspace, .enter], "60"),
        ([.character("9"), .character("9"), .enter], "64"), ([.character("9"), .escape, .right], "2"),
        ([.other, .character("x"), .character("Q")], "1"),
    ])
    func `only grid keys and typed numbers move the cursor`(keys: [FullScreenKey], expected: String)
        async
    {
        let screen = await grid(keys.map(FullScreenEvent.key))
        #expect(cursor(screen) == expected)
        #expect(screen.shown.last == "left")
    }

    @Test func `the second page is loaded only when the cursor reaches it`() async {
        await grid()
        #expect(await lists.list(list).count == 30)
        await grid(.end, .right)
        #expect(await lists.list(list).count == 60)
    }

    @Test func `after the grid is closed, the list continues from the photo at the cursor`() async {
        await grid(.pageDown, .right)
        #expect(navigator.redraws == 1)
        #expect(await lists.takePosition(in: list) == 13)
        #expect(await lists.takePosition(in: list) == nil)
    }

    @Test func `photos shown alone are recorded as seen and viewed`() async {
        await grid(.right, .enter, .space, .escape)
        #expect(fixture.taste.recorded == ["look demo:p2", "look demo:p3"])
        #expect(fixture.seen.ids.prefix(2).map(\.key) == ["p3", "p2"])
    }

    @Test(arguments: [FullScreenKey.escape, .character("q")])
    func `Escape or q closes the grid, and further keys are not read`(key: FullScreenKey) async {
        let screen = await grid(.right, key, .right)
        #expect(screen.shown == ["left"])
        #expect(await lists.takePosition(in: list) == 1)
    }

    @Test func `Enter shows the photo alone, and on return the cursor is at the last photo shown`() async {
        let screen = await grid(.right, .enter, .escape, .right)
        #expect(
            screen.shown == [
                "demo:p2 2 of 64 · by Author 2 · CC0 · Photo 2 · 3,000 × 2,000 · q: back, ?: keys", "left",
            ])
        #expect(cursor(screen) == "3")
        let later = await grid([.end, .enter, .space, .character("f"), .character("q")].map { .key($0) })
        #expect(cursor(later) == "31")
        #expect(favorites == ["p31"])
    }

    @Test func `plus and minus change the number of columns, and the cursor stays at its photo`() async {
        let wide = await grid(.end, .character("+"))
        #expect(cursor(wide) == "30" && wide.layouts.last?.pictures.first?.columns == 14)
        let minus = FullScreenKey.character("-")
        let narrow = await grid(.right, .right, minus, minus, minus, minus)
        #expect(cursor(narrow) == "3" && narrow.layouts.last?.pictures.count == 1)
    }

    @Test func `only the current screenful is drawn, and the next screenful is prefetched`() async {
        let screen = await grid()
        #expect(screen.layouts.last.map(photos) == (1...12).map { "p\($0)" })
        #expect(screen.preparedLayouts.map(photos) == [(13...24).map { "p\($0)" }])
    }

    @Test func `if a page fails to load, the cursor stays and the status line has the reason`() async {
        await grid()
        // Prefetching also fails.
        for _ in 0..<6 { catalog.failNext(.timedOut) }
        let screen = await grid(.end, .right)
        #expect(cursor(screen) == "30")
        #expect(status(screen) == Phrases.explanation(CatalogError.timedOut))
    }

    @Test func `after the window is resized, the grid is redrawn with the cursor at the same photo`() async {
        let screen = await grid([.key(.pageDown), .outdated], resizedTo: ScreenSize(columns: 40, rows: 24))
        #expect(cursor(screen) == "13" && screen.layouts.count == 3)
        #expect(screen.layouts.last.map { photos(in: $0).contains("p13") && $0.pictures.count < 12 } == true)
    }

    @Test func `commands bound to grid keys are existing photo commands`() {
        for case .run(let command) in GridKeys.table.values {
            #expect(PhotoCommands.all.contains { $0.info.name == command.name })
        }
    }

    @Test func `Space marks the photo and moves to the next, or removes the mark of a marked photo`() async {
        let screen = await grid(.space, .space, .left)
        #expect(fixture.marks.ids.map(\.key) == ["p1", "p2"])
        #expect(cursor(screen) == "2" && marked(screen) == ["1", "2"])
        #expect(status(screen).hasPrefix("Search cats > 2 of 64 · 2 marked"))
        #expect(marked(await grid(.space)) == ["2"])
    }

    @Test func `the key a marks all photos on the screen, and pressed again removes the marks`() async {
        await grid(.pageDown, .character("a"))
        #expect(fixture.marks.ids.map(\.key) == (13...24).map { "p\($0)" })
        await grid(.pageDown, .character("a"))
        #expect(fixture.marks.ids.isEmpty)
    }

    @Test func `without marks, a key's command runs on the photo at the cursor and sets the status`() async {
        let screen = await grid(.right, .character("f"))
        #expect(favorites == ["p2"])
        #expect(status(screen).contains(Phrases.addedToFavorites("Photo 2")))
        #expect(screen.layouts.last?.lines.contains { $0.line.text.hasPrefix("▸2 ♥ ") } == true)
        #expect(fixture.undo.begunCommands == 1)
        await grid(.right, .character("f"))
        #expect(favorites.isEmpty)
    }

    @Test func `a key's command runs on all marked photos, including those of other lists`() async {
        fixture.marks.add([Photo.sample(90)])
        let screen = await grid(.space, .space, .character("f"), .character("c"))
        #expect(favorites == ["p90", "p1", "p2"])
        #expect(display.copies.first?.split(separator: "\n").count == 3)
        #expect(screen.layouts.last?.lines.contains { $0.line.text.contains("Copied for 3 photos") } == true)
    }

    @Test func `a command for one photo is accepted even if several photos are marked`() async {
        #expect(status(await grid(.space, .space, .character("w"))) == Phrases.noPage)
    }

    @Test func `the key b adds to the board in use, else states how to choose a board`() async throws {
        #expect(status(await grid(.character("b"))) == Phrases.Boards.noneInUse)
        let board = try #require(fixture.boards.make("wall 2", at: Date()))
        fixture.boardEditing.use(board)
        await grid(.space, .space, .character("b"))
        #expect(fixture.boards.board(board.id)?.count == 2)
    }

    @Test func `details and the list of keys replace the photos until a key is pressed`() async {
        let details = await grid(.character("i"))
        #expect(details.layouts.last?.pictures.isEmpty == true)
        #expect(details.layouts.last?.lines.contains { $0.line.text == "Photo 1" } == true)
        let keys = await grid(.character("?"))
        #expect(keys.layouts.last?.lines.contains { $0.line.text == "show the details" } == true)
        #expect(keys.layouts.last?.lines.allSatisfy { $0.row < 24 } == true)
        #expect(cursor(await grid(.character("?"), .right, .right)) == "2")
    }

    @Test func `the key u runs "undo" and shows the message as status`() async {
        #expect(status(await grid(.character("u"))) == Phrases.Undo.nothing)
    }

    nonisolated static let excluded: [GridAction] = [
        .leave, .cancel, .open, .info, .keys, .compare, .type(.command), .type(.search), .edit(.trash),
        .edit(.rename),
    ]

    @Test(arguments: (0..<6).map { SeededRandom(seed: $0) })
    func `after random keys, the cursor is at a loaded photo`(random: SeededRandom) async {
        var random = random
        let keys: [FullScreenKey] =
            Array(GridKeys.table.keys.filter { !Self.excluded.contains(GridKeys.table[$0] ?? .leave) })
            + "0123456789xyz".map { .character($0) } + [.other]
        let events = (0..<200).map { _ in FullScreenEvent.key(keys.randomElement(using: &random) ?? .other) }
        let screen = await grid(events)
        #expect(screen.layouts.count > 200)
        #expect(screen.layouts.allSatisfy { $0.lines.contains { $0.line.text.hasPrefix("▸") } })
        let index = await lists.takePosition(in: list)
        let count = await lists.list(list).count
        #expect(index.map { (0..<count).contains($0) } == true)
    }
}
