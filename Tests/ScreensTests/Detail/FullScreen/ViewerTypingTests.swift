import CommandShell
import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases
import Viper
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct ViewerTypingTests {
    private let list = PhotoListID.search(SearchQuery(keywords: "cats"))
    private let display = RecordingDetail()
    private let navigator = SpyNavigator<Route>()
    private let prompt = SpyPrompt()
    private let fixture = PhotoFixture()
    private let presenter: DetailPresenter

    init() {
        let catalog = StubCatalog(Photo.samples(32))
        let lists = PhotoLists(source: TestPages(catalog: catalog, favorites: InMemoryFavorites([])))
        let completer = Completer(
            screen: "", entries: PickCommand.commands.map { $0.scoped(to: ParsingScope()) },
            offers: CompletionContext(numbers: 1...2), sources: [:],
            phrases: CompletionPhrases(seen: "", more: { Line("\($0)") }))
        presenter = DetailPresenter(
            list: list, index: 6, display: display, interactor: fixture.detail(catalog, lists),
            photoCommands: fixture.commands, keys: fixture.keys, router: DetailRouter(navigator: navigator),
            runAtPrompt: prompt.run,
            completing: { completer })
    }

    @discardableResult private func full(_ keys: String, then events: [FullScreenEvent] = []) async
        -> ScriptedScreen
    {
        await presenter.appear()
        let screen = ScriptedScreen(typing(keys) + events)
        display.fullScreen = screen
        await presenter.handle(.look(.full))
        return screen
    }

    private var favorites: [String] {
        fixture.favorites.favorites(after: nil, count: 9).map(\.photo.id.key).sorted()
    }

    @Test func `letters after a colon are not keys, and a command on photos runs in full screen`() async {
        let screen = await full(":fav 3x\u{7F}\r:fav\rn")
        #expect(favorites == ["p3", "p7"])
        #expect(screen.shown[1] == "demo:p7 :_" && screen.shown[7] == "demo:p7 :fav 3x_")
        #expect(screen.shown.contains("demo:p7 \(Phrases.addedToFavorites("Photo 3"))"))
        #expect(screen.shown.suffix(2).first?.hasPrefix("demo:p8 ") == true)
        #expect(presenter.current == 8 && prompt.lines.isEmpty)
    }

    @Test(arguments: [
        (":search fog\r", "search fog"), (":refine sea\r", "refine sea"),
        (":save 3; boards\r", "save 3; boards"),
        ("/fog sea\r", "search cats fog sea; grid"),
    ])
    func `a line that cannot run in full screen ends it and runs at the prompt`(keys: String, line: String)
        async
    {
        let screen = await full("n" + keys + "n")
        #expect(prompt.lines == [line])
        #expect(screen.shown.last == "left" && presenter.current == 8)
        #expect(display.models.count == 1)
    }

    @Test func `"open N" shows another photo in full screen, and other screens open after it`() async {
        await full(":open 30\r:by\r")
        #expect(presenter.current == 30)
        #expect(
            navigator.routes == [
                .list(.author(Photo.sample(30).author.id, on: .demo), title: ListTitle("Author 30"))
            ])
        #expect(prompt.lines.isEmpty)
    }

    @Test func `an invalid number or command is reported in full screen, and :q leaves only full screen`()
        async
    {
        for (keys, message) in [
            (":fav 99\r", Phrases.number("99", in: 1...30)),
            (":unfa\r", Phrases.unknown("unfa", nearest: "unfav")),
        ] {
            let screen = await full(keys)
            #expect(screen.shown.dropLast().last == "demo:p7 \(message)")
        }
        await full(":q\rn")
        #expect(presenter.current == 7 && prompt.lines.isEmpty && favorites.isEmpty)
    }

    @Test func `TAB completes the line as at the prompt, with the numbers of the list`() async {
        #expect(await full(":cop\t3 cr\t").shown.dropLast().last == "demo:p7 :copy 3 credit _")
        #expect(await full(":un\t").shown.dropLast().last == "demo:p7 :un_  unfav  unlike  untag  unmark")
    }

    @Test func `a slideshow waits while a line is typed, and continues after Escape`() async {
        await presenter.appear()
        let screen = ScriptedScreen(typing(":s") + [.key(.escape), .time])
        display.fullScreen = screen
        await presenter.handle(.look(.slideshow(.seconds(2))))
        #expect(screen.pauses == [.seconds(2), nil, nil, .seconds(2), .seconds(2)])
        #expect(screen.shown.suffix(2).first?.hasPrefix("demo:p8 ") == true)
    }
}
