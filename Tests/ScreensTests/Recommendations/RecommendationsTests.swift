import FoundationEssentials
import GalleryCore
import TestKit
import Testing
import UseCases
import Wording

@testable import Screens

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct RecommendationsPresenterTests {
    private let display = RecordingDisplay<RecommendationsModel> { min(4, $0.list.cards.count) }
    private let memory = InMemoryHistory()
    private let taste = StubTaste()
    private let boards = InMemoryBoards()

    private func presenter(_ catalog: StubCatalog) -> RecommendationsPresenter {
        presenter(
            catalog, PhotoLists(source: TestPages(catalog: catalog, favorites: InMemoryFavorites())))
    }

    private func presenter(_ catalog: StubCatalog, _ lists: PhotoLists) -> RecommendationsPresenter {
        let interactor = RecommendationsInteractor(
            catalog: catalog, lists: lists, memory: memory, taste: taste, boardsStore: boards,
            seen: PhotoFixture().views, history: nil, stored: PhotoFixture().stored, stale: nil)
        return RecommendationsPresenter(
            display: display, interactor: interactor, photoCommands: PhotoFixture().commands,
            router: RecommendationsRouter(navigator: SpyNavigator<Route>()))
    }

    @Test func `the first page of recommendations is stored for the next start`() async {
        await presenter(StubCatalog(Photo.samples(60))).appear()
        #expect(memory.recall(service: .demo)?.photos == Photo.samples(30))
        #expect(taste.shown == Photo.samples(4).map(\.id))
    }

    @Test func `a page of cached replies is not stored as new`() async throws {
        struct Stale: StaleReplies {
            func failure(of service: ServiceName) -> CatalogError? { .timedOut }
        }
        let catalog = StubCatalog(Photo.samples(60))
        let pages = TestPages(catalog: catalog, favorites: InMemoryFavorites())
        let interactor = RecommendationsInteractor(
            catalog: catalog, lists: PhotoLists(source: pages), memory: memory, taste: taste,
            boardsStore: boards,
            seen: PhotoFixture().views, history: nil, stored: PhotoFixture().stored, stale: Stale())
        #expect(try await interactor.more(of: .recommendations).count == 30)
        #expect(memory.recall(service: .demo) == nil)
    }

    @Test func `the user's own pictures are not stored for the next start`() async {
        let own = Photo(
            id: .file("file:///a.jpg"), title: "a", author: Author(name: ""),
            license: License(code: "own", name: License.notStated),
            source: PictureSource([.init(address: "file:///a.jpg", width: nil)]))
        await presenter(StubCatalog([own])).appear()
        #expect(display.models.count > 0 && memory.recall(service: .demo) == nil)
    }

    @Test func `until the first search, the first photos are shown with how to begin`() async {
        let pages = TestPages(catalog: StubCatalog([]), favorites: InMemoryFavorites())
        let interactor = RecommendationsInteractor(
            catalog: StubCatalog([]), lists: PhotoLists(source: pages), memory: memory, taste: taste,
            boardsStore: boards, seen: PhotoFixture().views, history: memory,
            stored: PhotoFixture().stored, stale: nil)
        #expect(interactor.hasNeverSearched)
        var stub = StubRecommendations()
        stub.hasNeverSearched = true
        let presenter = RecommendationsPresenter(
            display: display, interactor: stub, photoCommands: PhotoFixture().commands,
            router: RecommendationsRouter(navigator: SpyNavigator<Route>()))
        stub.pages.add(.success(PhotoList(photos: Photo.samples(9))))
        await presenter.appear()
        #expect(display.models.last?.firstSteps == Phrases.firstSteps)
        await presenter.handle(.more)
        #expect(display.models.last?.list.cards.first?.number == 5)
        #expect(display.models.last?.firstSteps == nil)
        memory.append(search: RecentSearch(text: "fog", resultCount: 1, date: Date()), service: .demo)
        #expect(!interactor.hasNeverSearched)
    }

    @Test func `only photos drawn on the screen count as recommended`() async {
        let presenter = presenter(StubCatalog(Photo.samples(60)))
        await presenter.appear()
        await presenter.handle(.more)
        #expect(taste.shown == Photo.samples(8).map(\.id))
    }

    @Test func `from another screen, "recommend" loads a new page only after a like`() async {
        let catalog = StubCatalog(Photo.samples(90))
        let lists = PhotoLists(source: TestPages(catalog: catalog, favorites: InMemoryFavorites()))
        await presenter(catalog, lists).appear()
        await presenter(catalog, lists).handle(.show)
        #expect(catalog.requests == ["feed 1"])
        taste.choose()
        await presenter(catalog, lists).handle(.show)
        #expect(catalog.requests == ["feed 1", "feed 2"])
        await presenter(catalog, lists).handle(.show)
        #expect(catalog.requests == ["feed 1", "feed 2"])
    }

    @Test func `recommendations of the last session are shown at startup without a request`() async {
        memory.remember(
            CachedReply(photos: Photo.samples(5, from: 90), date: Date().addingTimeInterval(-7300)),
            service: .demo)
        let catalog = StubCatalog(Photo.samples(60))
        let presenter = presenter(catalog)
        await presenter.appear()
        #expect(catalog.requests.isEmpty)
        #expect(
            display.models.first?.list.notes.map(\.text) == [
                "Loaded 2 hours ago · `refresh` loads new photos"
            ])
        await presenter.handle(.renew(nil))
        #expect(catalog.requests == ["feed 1"])
        #expect(presenter.numbers == 1...30)
    }

    @Test(arguments: [true, false])
    func `recommendations from before yesterday or before the last like are replaced if the service replies`(
        isOld: Bool
    ) async {
        memory.remember(
            CachedReply(
                photos: Photo.samples(5, from: 90), date: Date().addingTimeInterval(isOld ? -90_000 : -60)),
            service: .demo)
        if !isOld { taste.choose() }
        let catalog = StubCatalog(Photo.samples(60))
        await presenter(catalog).appear()
        #expect(catalog.requests == ["feed 1"])
        #expect(display.models.first?.list.cards.first?.title == "Photo 1")
        #expect(memory.recall(service: .demo)?.photos == Photo.samples(30))

        let offline = StubCatalog([])
        memory.remember(
            CachedReply(photos: Photo.samples(5, from: 90), date: Date().addingTimeInterval(-90_000)),
            service: .demo)
        await presenter(offline).appear()
        #expect(display.models.last?.list.cards.first?.title == "Photo 90")
    }

    @Test func `without likes, recommendations from five hours ago are replaced`() async {
        memory.remember(
            CachedReply(photos: Photo.samples(5, from: 90), date: Date().addingTimeInterval(-18_000)),
            service: .demo)
        await presenter(StubCatalog(Photo.samples(60))).appear()
        #expect(display.models.first?.list.cards.first?.title == "Photo 1")
    }

    @Test func `"more" records the photos on the screen as passed over`() async {
        let presenter = presenter(StubCatalog(Photo.samples(60)))
        await presenter.appear()
        await presenter.handle(.more)
        #expect(taste.recorded == Photo.samples(4).map { "passedOver \($0.id)" })
    }
}
