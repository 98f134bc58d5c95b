import CommandShell
import GalleryCore
import TestKit
import Testing
import UseCases
import Viper
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(5))) @MainActor struct SlideshowTests {
    private let display = RecordingDetail()
    private let catalog: StubCatalog
    private let presenter: DetailPresenter

    init() {
        let catalog = StubCatalog(Photo.samples(32))
        self.catalog = catalog
        let lists = PhotoLists(source: TestPages(catalog: catalog, favorites: InMemoryFavorites([])))
        presenter = DetailPresenter(
            list: .search(SearchQuery(keywords: "cats")), index: 28, display: display,
            interactor: PhotoFixture().detail(catalog, lists),
            photos: PhotoFixture().interactors,
            router: DetailRouter(navigator: SpyNavigator<Route>()))
    }

    private func screen(_ events: FullScreenEvent...) -> ScriptedScreen {
        let screen = ScriptedScreen(events)
        display.fullScreen = screen
        return screen
    }

    private var notes: [String] { display.models.last?.notes.map(\.text) ?? [] }

    @Test func `the command full shows only the photo, even after a resize, and prints nothing`() async {
        await presenter.appear()
        let screen = screen(.outdated, .ended)
        await presenter.handle(.full)
        #expect(screen.shown == ["demo:p29 Author 29", "demo:p29 Author 29", "left"])
        #expect(screen.pauses == [nil, nil])
        #expect(screen.prepared.isEmpty)
        #expect(display.models.count == 1)
    }

    @Test func `Space pauses an animation, or leaves full-screen mode if the picture is not animated`() async
    {
        await presenter.appear()
        let screen = screen(.key(.space), .key(.space), .ended)
        screen.isMoving = true
        await presenter.handle(.full)
        #expect(screen.shown == ["demo:p29 Author 29", "held", "held", "left"])
        let still = self.screen(.key(.space), .outdated)
        await presenter.handle(.full)
        #expect(still.shown == ["demo:p29 Author 29", "left"])
    }

    @Test func `without full-screen mode, full prints the photo and slideshow prints why it cannot run`()
        async
    {
        await presenter.appear()
        await presenter.handle(.full)
        #expect(display.models.last?.photo?.key == "p29")
        #expect(display.models.last?.heading == nil && display.models.last?.title == nil)
        await presenter.handle(.slideshow(.seconds(5)))
        #expect(notes == [Phrases.noSlideshow])
        #expect(display.models.last?.notes.first?.kind == .problem)
    }

    @Test func `a slideshow prefetches the next photo, even of the next page, and ends on the last shown`()
        async
    {
        await presenter.appear()
        let screen = screen(.time, .time, .ended)
        await presenter.handle(.slideshow(.seconds(2)))
        #expect(screen.shown == ["demo:p29 Author 29", "demo:p30 Author 30", "demo:p31 Author 31", "left"])
        #expect(screen.prepared == ["demo:p30", "demo:p31", "demo:p32"])
        #expect(screen.pauses == [.seconds(2), .seconds(2), .seconds(2)])
        #expect(display.models.last?.heading == "Search cats > 31 of 32")
        #expect(notes == ["Slideshow stopped: 3 photos. `slideshow` continues from here."])
        #expect(presenter.current == 31)
    }

    @Test func `a slideshow ends at the end of the list`() async {
        await presenter.appear()
        let screen = screen(.time, .time, .time, .time, .time)
        await presenter.handle(.slideshow(.seconds(2)))
        #expect(screen.shown.last == "left" && screen.shown.count == 5)
        #expect(notes == ["Slideshow finished: 4 photos, end of list."])
    }

    @Test func `if a request fails, the slideshow ends on the last photo shown, with a message`() async {
        await presenter.appear()
        await presenter.handle(.next)
        let screen = screen(.time)
        catalog.failNext(.timedOut)
        catalog.failNext(.timedOut)
        await presenter.handle(.slideshow(.seconds(2)))
        #expect(screen.shown == ["demo:p30 Author 30", "left"])
        #expect(notes.count == 2 && notes.last?.contains("Slideshow stopped: 1 photo.") == true)
        #expect(presenter.current == 30)
    }

    @Test(arguments: [([], Duration.seconds(5)), (["1"], .seconds(1)), (["0.5"], .milliseconds(500))])
    func `slideshow accepts a number of seconds, by default five`(words: [String], pause: Duration) throws {
        #expect(try SlideshowCommand.pause(words) == pause)
    }

    @Test(arguments: ["0", "0.4", "3601", "-1", "1e2", "five", "0x10", "nan", "1 2", "."])
    func `slideshow refuses arguments that are not valid durations`(words: String) {
        #expect(throws: UsageError(.arguments("slideshow"))) {
            try SlideshowCommand.pause(words.split(separator: " ").map(String.init))
        }
    }
}
