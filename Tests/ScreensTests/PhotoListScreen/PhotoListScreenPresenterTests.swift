import GalleryCore
import TestKit
import Testing
import UseCases
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct PhotoListScreenPresenterTests {
    private let display = RecordingDisplay<ListModel>()
    private let catalog = StubCatalog(Photo.samples(65))
    private let taste = StubTaste()
    private let lists: PhotoLists
    private let sea = PhotoCollection(key: "1234", title: "Sea")

    init() {
        lists = PhotoLists(source: TestPages(catalog: catalog, favorites: InMemoryFavorites()))
    }

    private func presenter(
        _ list: PhotoListID, _ title: ListTitle = ListTitle(), on other: RecordingDisplay<ListModel>? = nil
    ) -> PhotoListScreenPresenter {
        PhotoListScreenPresenter(
            list: list, title: title, display: other ?? display,
            interactor: PhotoListScreenInteractor(
                lists: lists, boards: InMemoryBoards(), taste: taste, seen: PhotoFixture().views,
                stored: PhotoFixture().stored),
            photoCommands: PhotoFixture().commands, router: PhotoRouter(navigator: SpyNavigator<Route>()))
    }

    @Test func `a collection is loaded once if it is opened from a list and then by its key`() async {
        await presenter(CollectionKind.collections("").list(of: sea), ListTitle(sea.title)).appear()
        await presenter(.collection("1234")).appear()
        #expect(catalog.requests == ["collection 1234 1"])
        #expect(display.models.map(\.heading) == ["Collection Sea", "Collection 1234"])
        #expect(display.models.first?.cards == display.models.last?.cards)
    }

    @Test func `an empty topic is reported in one sentence that names a search`() async {
        let catalog = StubCatalog([])
        let presenter = PhotoListScreenPresenter(
            list: .topic("dogs"), display: display,
            interactor: PhotoListScreenInteractor(
                lists: PhotoLists(source: TestPages(catalog: catalog, favorites: InMemoryFavorites())),
                boards: InMemoryBoards(), taste: taste,
                seen: PhotoFixture().views, stored: PhotoFixture().stored),
            photoCommands: PhotoFixture().commands, router: PhotoRouter(navigator: SpyNavigator<Route>()))
        await presenter.appear()
        #expect(display.models.last?.heading == nil)
        #expect(
            display.models.last?.notes == [
                .info("There are no photos of the topic dogs; `search dogs` searches, `topic` lists topics.")
            ])
    }

    @Test func `for an unknown topic or collection, the error names a command that finds valid ones`() async {
        let sentence = "There is no topic `dogs`; `topic` lists them, `search dogs` searches."
        catalog.failNext(.notFound)
        await presenter(.topic("dogs")).appear()
        #expect(display.models.last?.notes == [.problem(sentence)])
        catalog.failNext(.notFound)
        await presenter(.collection("x")).appear()
        #expect(
            display.models.last?.notes
                == [.problem("There is no collection `x`; `collections WORDS` finds some.")])
    }

    @Test func `a topic with photos is recorded in the taste once, an unknown topic or a collection is not`()
        async
    {
        let presenter = presenter(.topic("sea"))
        await presenter.appear()
        await presenter.handle(.more)
        await presenter.handle(.refresh)
        await self.presenter(.collection("1234")).appear()
        catalog.failNext(.notFound)
        await self.presenter(.topic("dogs")).appear()
        #expect(taste.recorded == ["topic sea"])
    }

    @Test func `"refresh" requests the list again`() async {
        let presenter = presenter(.topic("sea"))
        await presenter.appear()
        await presenter.handle(.refresh)
        #expect(catalog.requests == ["topic sea 1", "topic sea 1"])
    }

    @Test func `"prev" and "more" return to screenfuls already shown, without a request`() async {
        let display = RecordingDisplay<ListModel> { $0.cards.count }
        let presenter = presenter(.topic("sea"), on: display)
        await presenter.appear()
        await presenter.handle(.more)
        await presenter.handle(.previous)
        #expect(display.models.map { $0.cards.first?.number } == [1, 31, 1])
        await presenter.handle(.previous)
        #expect(display.models.last?.notes == [.quiet(Phrases.listStart)])
        await presenter.handle(.more)
        #expect(display.models.last?.cards.first?.number == 31)
        #expect(catalog.requests == ["topic sea 1", "topic sea 2"])
    }

    @Test func `random photos are requested again each time they are opened`() async {
        for _ in 0..<2 { await presenter(.random("sea")).appear() }
        #expect(catalog.requests == ["random sea 1", "random sea 1"])
    }

    @Test func `two spellings of an author's name open the same list of photos`() async {
        let names = ["Ida Berg", "Ida  B."].map { Author(name: $0, username: "ida") }
        for author in names {
            await presenter(.author(author.id, on: .unsplash), ListTitle(author.name)).appear()
        }
        #expect(catalog.requests.count == 1)
        #expect(display.models.map(\.heading) == ["By Ida Berg", "By Ida  B."])
    }
}
