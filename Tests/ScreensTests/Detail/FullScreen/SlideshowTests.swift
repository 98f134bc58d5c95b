import CommandShell
import GalleryCore
import TestKit
import Testing
import TextLayout
import UseCases
import Viper
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct SlideshowTests {
    private let display = RecordingDetail()
    private let catalog: StubCatalog
    private let presenter: DetailPresenter
    private let fixture = PhotoFixture()

    init() {
        let catalog = StubCatalog(Photo.samples(32))
        self.catalog = catalog
        let lists = PhotoLists(source: TestPages(catalog: catalog, favorites: InMemoryFavorites([])))
        presenter = DetailPresenter(
            list: .search(SearchQuery(keywords: "cats")), index: 28, display: display,
            interactor: fixture.detail(catalog, lists), photoCommands: fixture.commands, keys: fixture.keys,
            router: DetailRouter(navigator: SpyNavigator<Route>()))
    }

    private func screen(_ events: FullScreenEvent...) -> ScriptedScreen {
        let screen = ScriptedScreen(events)
        display.fullScreen = screen
        return screen
    }

    private var notes: [String] { display.models.last?.notes.map(\.text) ?? [] }

    private static let hint = " · q: back, ?: keys"

    private func slide(_ number: Int, hint: Bool = false) -> String {
        "demo:p\(number) \(number) of 32 · by Author \(number) · CC0 · Photo \(number) · 3,000 × 2,000"
            + (hint ? Self.hint : "")
    }

    @Test func `"full" shows only the photo and a caption, prefetches the next photo, and prints nothing`()
        async
    {
        await presenter.appear()
        let screen = screen(.outdated, .ended)
        await presenter.handle(.look(.full))
        #expect(screen.shown == [slide(29, hint: true), slide(29, hint: true), "left"])
        #expect(screen.pauses == [nil, nil])
        #expect(screen.prepared == ["demo:p30"])
        #expect(display.models.count == 1)
    }

    @Test(arguments: [
        ([FullScreenKey.right, .space, .character("n")], 32), ([.left, .character("p")], 27),
        ([.right, .right, .right, .right], 32), ([.right, .left], 29), ([.up, .down, .other, .enter], 29),
        ([.character("x"), .character("Q"), .home], 29), ([.character("т"), .character("з")], 29),
        ([.pageDown, .character("l"), .character("h")], 30),
    ])
    func `navigation keys change the photo, also across pages, and other keys do nothing`(
        keys: [FullScreenKey], last: Int
    ) async {
        await presenter.appear()
        let screen = ScriptedScreen(keys.map(FullScreenEvent.key) + [.key(.escape), .key(.right)])
        display.fullScreen = screen
        await presenter.handle(.look(.full))
        #expect(presenter.current == last)
        #expect(screen.shown.last == "left")
        #expect(screen.shown.dropLast().last?.hasPrefix("demo:p\(last) ") == true)
        #expect(display.models.count == (last == 29 ? 1 : 2))
        if last == 29, !keys.contains(.right), !keys.contains(.character("т")) {
            #expect(screen.shown.count == 2)
        }
    }

    @Test func `in full screen, the key hint is shown once, and moving past the last photo shows a notice`()
        async
    {
        await presenter.appear()
        let screen = screen(.key(.right), .key(.right), .key(.right), .key(.right), .ended)
        await presenter.handle(.look(.full))
        #expect(screen.shown.first == slide(29, hint: true))
        #expect(screen.shown.suffix(3) == [slide(32), "demo:p32 \(Phrases.lastPhoto)", "left"])
    }

    @Test func `in full screen, + zooms in, arrows move the zoomed photo, and 0 shows the whole photo`() async
    {
        await presenter.appear()
        let plus = FullScreenEvent.key(.character("+"))
        let screen = screen(
            .key(.character("-")), plus, plus, plus, .key(.right), .key(.up), .key(.character("0")), .ended)
        await presenter.handle(.look(.full))
        #expect(presenter.current == 29)
        let scales = screen.viewports.map { $0?.scaleX }
        #expect(scales == [nil, 0.03125, 0.0625, 0.125, 0.125, 0.125, nil])
        #expect(screen.viewports[4].map { $0.centerX > 0.5 } == true)
        #expect(screen.viewports[5].map { $0.centerY < 0.5 } == true)
        #expect(screen.shown[3].hasPrefix("demo:p29 29 of 32 · 5.2x · 13 % · "))
    }

    @Test func `in full screen, keys run commands on the photo, and the result replaces the caption`() async {
        await presenter.appear()
        let screen = screen(
            .key(.character("f")), .key(.character("t")), .key(.character("t")), .key(.character("?")),
            .key(.right), .ended)
        await presenter.handle(.look(.full))
        #expect(screen.shown[2] == "demo:p29 \(Phrases.addedToFavorites("Photo 29"))")
        #expect(screen.shown[3] == "demo:p29 ")
        #expect(screen.shown[4...] == [slide(29), slide(29), "left"])
        #expect(screen.layouts.first?.lines.contains { $0.line.text == "next photo" } == true)
    }

    @Test func `Space pauses a running animation, else a running slideshow, else shows the next photo`() async
    {
        await presenter.appear()
        let moving = screen(.key(.space), .key(.space), .ended)
        moving.isMoving = true
        await presenter.handle(.look(.full))
        #expect(moving.shown == [slide(29, hint: true), "held", "held", "left"])
        let slides = screen(.key(.space), .key(.space), .time, .ended)
        await presenter.handle(.look(.slideshow(.seconds(2))))
        #expect(slides.pauses == [.seconds(2), nil, .seconds(2), .seconds(2)])
        #expect(slides.shown[1].hasPrefix("demo:p29 Paused · "))
        #expect(slides.shown[3] == slide(30))
        let still = screen(.key(.space), .ended)
        await presenter.handle(.look(.full))
        #expect(still.shown == [slide(30), slide(31), "left"])
    }

    @Test func `photos passed in full screen and in a slideshow are recorded as seen and viewed`() async {
        await presenter.appear()
        _ = screen(.key(.right), .ended)
        await presenter.handle(.look(.full))
        _ = screen(.time, .key(.escape))
        await presenter.handle(.look(.slideshow(.seconds(2))))
        #expect(fixture.taste.recorded == [29, 30, 31].map { "look demo:p\($0)" })
        #expect(fixture.seen.ids.map(\.key) == ["p31", "p30", "p29"])
    }

    @Test func `without full-screen mode, "full" prints the photo, and "slideshow" prints why it cannot run`()
        async
    {
        await presenter.appear()
        await presenter.handle(.look(.full))
        #expect(display.models.last?.photo?.key == "p29")
        #expect(display.models.last?.heading == nil && display.models.last?.title == nil)
        await presenter.handle(.look(.slideshow(.seconds(5))))
        #expect(notes == [Phrases.noSlideshow])
        #expect(display.models.last?.notes.first?.kind == .problem)
    }

    @Test func `a slideshow prefetches the next photo, also across pages, and stops on the last photo shown`()
        async
    {
        await presenter.appear()
        let screen = screen(.time, .time, .ended)
        await presenter.handle(.look(.slideshow(.seconds(2))))
        #expect(screen.shown == [slide(29, hint: true), slide(30), slide(31), "left"])
        #expect(screen.prepared == ["demo:p30", "demo:p31", "demo:p32"])
        #expect(screen.pauses == [.seconds(2), .seconds(2), .seconds(2)])
        #expect(display.models.last?.heading == "Search cats > 31 of 32")
        #expect(notes == ["Slideshow stopped: 3 photos. `slideshow` continues from here."])
        #expect(presenter.current == 31)
    }

    @Test func `a slideshow counts a photo that is shown again once`() async {
        await presenter.appear()
        _ = screen(.key(.right), .key(.left), .key(.right), .key(.left), .key(.character("q")))
        await presenter.handle(.look(.slideshow(.seconds(60))))
        #expect(notes == ["Slideshow stopped: 2 photos. `slideshow` continues from here."])
    }

    @Test func `a slideshow ends at the end of the list`() async {
        await presenter.appear()
        let screen = screen(.time, .time, .time, .time, .time)
        await presenter.handle(.look(.slideshow(.seconds(2))))
        #expect(screen.shown.last == "left" && screen.shown.count == 5)
        #expect(notes == ["Slideshow finished: 4 photos, end of list."])
    }

    @Test func `if a request fails, the slideshow stops at the last photo shown and prints a message`() async
    {
        await presenter.appear()
        await presenter.handle(.look(.next))
        let screen = screen(.time)
        catalog.failNext(.timedOut)
        catalog.failNext(.timedOut)
        await presenter.handle(.look(.slideshow(.seconds(2))))
        #expect(screen.shown == [slide(30, hint: true), "left"])
        #expect(notes.count == 2 && notes.last?.contains("Slideshow stopped: 1 photo.") == true)
        #expect(presenter.current == 30)
    }

    @Test(arguments: [([], Duration.seconds(5)), (["1"], .seconds(1)), (["0.5"], .milliseconds(500))])
    func `"slideshow" accepts the seconds per photo and uses five by default`(
        words: [String], pause: Duration
    ) throws {
        #expect(try SlideshowCommand.pause(words) == pause)
    }

    @Test(arguments: ["0", "0.4", "3601"])
    func `a slideshow duration outside of the valid range is an error that names the range`(word: String) {
        #expect(throws: UsageError(.nothing(Phrases.slideshowRange), at: .argument(0, part: nil))) {
            try SlideshowCommand.pause([word])
        }
    }

    @Test(arguments: ["-1", "1e2", "five", "0x10", "nan", "1 2", "."])
    func `"slideshow" refuses arguments that are not valid durations`(words: String) {
        #expect(throws: UsageError(.arguments("slideshow"))) {
            try SlideshowCommand.pause(words.split(separator: " ").map(String.init))
        }
    }
}
