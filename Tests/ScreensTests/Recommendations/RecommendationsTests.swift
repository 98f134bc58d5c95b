import Fakes
import FoundationEssentials
import GalleryCore
import Testing

@testable import Screens

@Suite struct RecommendationsMixTests {
    @Test func `without favourites it is the feed`() async throws {
        let mix = RecommendationsMix(catalog: StubCatalog(Photo.samples(40)), favorites: InMemoryFavorites())
        let page = try await mix.page(1, of: .recommendations)
        #expect(page.photos == Photo.samples(30))
        #expect(page.reasons.isEmpty)
    }

    @Test func `photos of the person's tags come with a word why`() async throws {
        let catalog = StubCatalog(Photo.samples(60))
        let favorites = InMemoryFavorites([Photo.sample(500, tags: ["fog"])])
        let page = try await RecommendationsMix(catalog: catalog, favorites: favorites)
            .page(2, of: .recommendations)
        #expect(catalog.requests == ["feed 2", "search fog 2"])
        #expect(page.photos.count == 30)
        let first = try await RecommendationsMix(catalog: Shifted(), favorites: favorites)
            .page(1, of: .recommendations)
        #expect(first.photos.count == 40)
        #expect(first.photos[3].id.key == "p101")
        #expect(first.reasons[first.photos[3].id] == "fog")
        #expect(first.reasons.count == 10)
    }

    @Test func `a tag that cannot be searched leaves the feed as it is`() async throws {
        let catalog = FailingSearch()
        let favorites = InMemoryFavorites([Photo.sample(500, tags: ["fog"])])
        let page = try await RecommendationsMix(catalog: catalog, favorites: favorites)
            .page(1, of: .recommendations)
        #expect(page.photos.count == 30)
    }
}

@Suite @MainActor struct RecommendationsPresenterTests {
    private let display = RecordingDisplay<ListModel> { min(4, $0.cards.count) }
    private let memory = InMemoryHistory()

    private func presenter(_ catalog: StubCatalog) -> RecommendationsPresenter {
        let lists = PhotoLists(source: TestPages(catalog: catalog, favorites: InMemoryFavorites()))
        let interactor = RecommendationsInteractor(catalog: catalog, lists: lists, memory: memory)
        let browser = ListBrowser(
            display: display, interactor: interactor, keeping: StubKeeping(),
            router: PhotoRouter(navigator: SpyNavigator<Route>()))
        return RecommendationsPresenter(interactor: interactor, browser: browser)
    }

    @Test func `the first page is kept for the next start`() async {
        await presenter(StubCatalog(Photo.samples(60))).appear()
        #expect(memory.recall(service: .demo)?.photos == Photo.samples(30))
    }

    @Test func `the page of the last session is there without a request`() async {
        memory.remember(
            RememberedPage(photos: Photo.samples(5, from: 90), date: Date().addingTimeInterval(-7300)),
            service: .demo)
        let catalog = StubCatalog(Photo.samples(60))
        let presenter = presenter(catalog)
        await presenter.appear()
        #expect(catalog.requests.isEmpty)
        #expect(display.models.first?.notes.map(\.text) == ["From 2 hours ago · `refresh` for new ones"])
        await presenter.handle(.refresh)
        #expect(catalog.requests == ["feed 1"])
        #expect(presenter.numbers == 1...30)
    }
}

/// A feed of 1 to 60, searches of 101 to 160.
private final class Shifted: PhotoCatalog {
    private let feed = StubCatalog(Photo.samples(60))
    private let found = StubCatalog(Photo.samples(60, from: 101))
    let service = ServiceName.demo
    let filters: Set<FilterName> = []
    func feed(_ page: PageRequest) async throws(CatalogError) -> Page<Photo> { try await feed.feed(page) }
    func search(_ query: SearchQuery, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        try await found.search(query, page)
    }
    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo { throw .notFound }
    func topics() async throws(CatalogError) -> [String] { [] }
    func photos(inTopic topic: String, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        throw .notFound
    }
    func photos(by author: Author, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        throw .notFound
    }
    func photos(like photo: Photo, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        throw .notFound
    }
    func random(_ words: String, count: Int) async throws(CatalogError) -> [Photo] { [] }
    func budget() -> RateBudget? { nil }
}

/// A feed, and searches that fail.
private struct FailingSearch: PhotoCatalog {
    let feed = StubCatalog(Photo.samples(60))
    let service = ServiceName.demo
    let filters: Set<FilterName> = []
    func feed(_ page: PageRequest) async throws(CatalogError) -> Page<Photo> { try await feed.feed(page) }
    func search(_ query: SearchQuery, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        throw .timedOut
    }
    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo { throw .notFound }
    func topics() async throws(CatalogError) -> [String] { [] }
    func photos(inTopic topic: String, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        throw .notFound
    }
    func photos(by author: Author, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        throw .notFound
    }
    func photos(like photo: Photo, _ page: PageRequest) async throws(CatalogError) -> Page<Photo> {
        throw .notFound
    }
    func random(_ words: String, count: Int) async throws(CatalogError) -> [Photo] { [] }
    func budget() -> RateBudget? { nil }
}
