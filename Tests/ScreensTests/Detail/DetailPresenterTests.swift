import GalleryCore
import TestKit
import Testing
import UseCases
import Viper
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct DetailPresenterTests {
    private let display = RecordingDetail()
    private let navigator = SpyNavigator<Route>()
    private let fixture = PhotoFixture()
    private let cats = PhotoListID.search(SearchQuery(keywords: "cats"))

    private func presenter(_ catalog: StubCatalog, at index: Int, in list: PhotoListID? = nil)
        -> DetailPresenter
    {
        let lists = PhotoLists(
            source: TestPages(catalog: catalog, favorites: InMemoryFavorites(Photo.samples(3))))
        return DetailPresenter(
            list: list ?? cats, index: index, display: display,
            interactor: fixture.detail(catalog, lists),
            photoCommands: fixture.commands, keys: fixture.keys,
            router: DetailRouter(navigator: navigator))
    }

    private var places: [String] { display.models.compactMap(\.heading) }
    private var facts: [String: String] {
        let facts = display.models.last?.details ?? []
        return Dictionary(facts.map { ($0.label, $0.value) }) { first, _ in first }
    }
    private var notes: [String] { display.models.flatMap(\.notes).map(\.text) }

    @Test func `when a photo is shown, it is recorded as seen, and its viewing begins`() async {
        await presenter(StubCatalog(Photo.samples(9)), at: 2).appear()
        #expect(fixture.seen.ids == [Photo.sample(3).id])
        #expect(fixture.taste.recorded == ["look \(Photo.sample(3).id)"])
    }

    @Test(
        arguments: [
            (true, FollowingCommand.drawing, 1), (true, .other, 2), (true, nil, 2), (false, .drawing, 2),
        ] as [(Bool, FollowingCommand?, Int)])
    func `a photo that "info" opens is drawn once if the terminal shows pictures`(
        hasPictures: Bool, following: FollowingCommand?, count: Int
    ) async {
        display.fullScreen = hasPictures ? ScriptedScreen([]) : nil
        navigator.following = following
        let presenter = presenter(StubCatalog(Photo.samples(9)), at: 2)
        await presenter.appear()
        navigator.following = nil
        await presenter.handle(.look(.info))
        #expect(display.models.count == count && facts.values.contains("Photo 3"))
    }

    @Test func `"info" shows the user's alternative text`() async {
        fixture.alts.set(altText: "A fjord", of: Photo.sample(3).id)
        let presenter = presenter(StubCatalog(Photo.samples(9)), at: 2)
        await presenter.appear()
        await presenter.handle(.look(.info))
        #expect(facts.values.contains("A fjord"))
    }

    @Test func `the heading has list and position; title, author, size and license follow`() async {
        await presenter(StubCatalog(Photo.samples(1204)), at: 2).appear()
        #expect(places == ["Search cats > 3 of 1,204"])
        #expect(display.models.first?.title == "Photo 3")
        #expect(display.models.first?.author == "by Author 3")
        #expect(display.models.first?.facts == "3,000 × 2,000 · CC0")
    }

    @Test func `a local file without author is shown with "author not stated"`() throws {
        let file = LocalFile(path: "/pictures/Pier.jpg", bytes: [1], digest: "abc")
        let own = Photo(own: file, size: try #require(PixelSize(width: 4, height: 3)))
        let model = DetailModel(textOf: own, in: .favorites, index: 0, total: nil, isFavorite: false)
        #expect(model.author == "author not stated")
    }

    @Test func `"next" on the last photo of a page loads the next page`() async {
        let catalog = StubCatalog(Photo.samples(31))
        let presenter = presenter(catalog, at: 29)
        await presenter.appear()
        await presenter.handle(.look(.next))
        #expect(places == ["Search cats > 30 of 31", "Search cats > 31 of 31"])
        #expect(catalog.requests == ["search cats 1", "search cats 2"])
    }

    @Test func `"next" and "prev" stop at the ends of the list without a request`() async {
        let catalog = StubCatalog(Photo.samples(1))
        let presenter = presenter(catalog, at: 0)
        await presenter.appear()
        await presenter.handle(.look(.previous))
        await presenter.handle(.look(.next))
        #expect(notes == ["This is the first photo.", "This is the last photo."])
        #expect(presenter.numbers == 1...1)
        #expect(catalog.requests.count == 1)
    }

    @Test func `an empty list is reported as empty`() async {
        let presenter = presenter(StubCatalog([]), at: 0)
        await presenter.appear()
        #expect(notes == [Phrases.empty(cats)])
        #expect(presenter.numbers == nil)
    }

    @Test func `if "next" fails, the current photo stays, and "next" can be repeated`() async {
        let catalog = StubCatalog(Photo.samples(60))
        let presenter = presenter(catalog, at: 29)
        await presenter.appear()
        catalog.failNext(.timedOut)
        await presenter.handle(.look(.next))
        #expect(presenter.current == 30)
        await presenter.handle(.look(.next))
        #expect(places.last == "Search cats > 31 of 60")
    }

    @Test func `the photo is shown again without a request when the screen reappears`() async {
        let catalog = StubCatalog(Photo.samples(5))
        let presenter = presenter(catalog, at: 0)
        await presenter.appear()
        await presenter.appear()
        #expect(places.count == 2)
        #expect(catalog.requests.count == 1)
    }

    @Test
    func `"info" requests details that the list does not contain, and repeated "info" sends no request`()
        async
    {
        let catalog = StubCatalog(Photo.samples(5))
        let presenter = presenter(catalog, at: 0)
        await presenter.appear()
        await presenter.handle(.look(.info))
        await presenter.handle(.look(.info))
        #expect(facts["Camera"] == "Stub 1")
        #expect(catalog.requests == ["search cats 1", "photo demo:p1 1"])
    }

    @Test func `"info" shows statistics and requests them once for each photo`() async {
        let catalog = StubCatalog(Photo.samples(5))
        catalog.put(PhotoStatistics(views: .init(total: 1204, days: [0, 7]), downloads: nil))
        let presenter = presenter(catalog, at: 0)
        await presenter.appear()
        await presenter.handle(.look(.info))
        await presenter.handle(.look(.info))
        #expect(facts["Views"] == "1,204 · 7 in 2 days ▁█")
        #expect(catalog.requests.filter { $0.hasPrefix("statistics") } == ["statistics demo:p1 1"])
        await presenter.handle(.look(.next))
        await presenter.handle(.look(.info))
        #expect(catalog.requests.filter { $0.hasPrefix("statistics") }.count == 2)
    }

    @Test func `unavailable statistics are omitted silently`() async {
        let catalog = StubCatalog(Photo.samples(1))
        let presenter = presenter(catalog, at: 0)
        await presenter.appear()
        await presenter.handle(.look(.info))
        #expect(facts["Views"] == nil)
        #expect(notes.isEmpty)
    }

    @Test func `if the request for details fails, "info" shows the facts known from the list`() async {
        let catalog = StubCatalog(Photo.samples(5))
        let presenter = presenter(catalog, at: 0)
        await presenter.appear()
        catalog.failNext(.timedOut)
        await presenter.handle(.look(.info))
        #expect(display.models.last?.details.contains { $0.value == "alt 1" } == true)
        #expect(notes.count == 2)
    }

    @Test func `a favorite is shown without a request`() async {
        let catalog = StubCatalog([])
        let presenter = presenter(catalog, at: 1, in: .favorites)
        await presenter.appear()
        await presenter.handle(.look(.info))
        #expect(display.settled == 1 && display.models.count == 2)
        #expect(places == ["Favorites > 2 of 3"])
        #expect(catalog.requests.isEmpty)
    }

    @Test func `actions apply to the photo on the screen`() async {
        let presenter = presenter(StubCatalog(Photo.samples(5)), at: 1)
        await presenter.appear()
        await presenter.handle(.photo(.favorite([2])))
        await presenter.handle(.photo(.save([2], SaveRequest(folder: "/fog"))))
        await presenter.handle(.photo(.similar(2, by: .color)))
        #expect(
            notes == [
                "Added to favorites: Photo 2", Phrases.Demo.isPainted, "Saved /fog/p2.jpg",
                Phrases.Demo.isInvented,
            ])
        let mostSimilar = PhotoListID.similar(PhotoID(service: .demo, key: "p2"), by: .color)
        #expect(navigator.routes == [.list(mostSimilar, title: ListTitle("Photo 2"))])
        await presenter.handle(.refresh)
        #expect(display.models.last?.isFavorite == true)
    }

    @Test func `on the photo screen, numbers refer to the list from which the photo was opened`() async {
        let catalog = StubCatalog(Photo.samples(60))
        let presenter = presenter(catalog, at: 1)
        await presenter.appear()
        #expect(presenter.numbers == 1...30)
        await presenter.handle(.photo(.favorite([4])))
        await presenter.handle(.photo(.save([2, 3], SaveRequest(folder: "/fog"))))
        #expect(notes.filter { $0.hasPrefix("Saved") } == ["Saved /fog/p2.jpg", "Saved /fog/p3.jpg"])
        #expect(notes.first == "Added to favorites: Photo 4")
        await presenter.handle(.photo(.open(5)))
        #expect(places == ["Search cats > 2 of 60", "Search cats > 5 of 60"])
        #expect(catalog.requests == ["search cats 1"])
        #expect(navigator.routes.isEmpty)
    }
}
