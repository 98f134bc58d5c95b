import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import Screens
@testable import UseCases

/// Pages of `catalog`; `allows` is the result of `allowsPrefetching`.
private struct WatchedPages: PageSource {
    let catalog: StubCatalog
    var allows = true
    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        // Lets concurrent requests begin.
        for _ in 0..<100 { await Task.yield() }
        return try await CatalogPages(catalog: catalog, pool: CandidatePool(InMemoryReplies())).page(
            number, of: list)
    }
    func allowsPrefetching(in list: PhotoListID) -> Bool { allows }
}

@Suite(.whenIdle, .timeLimit(.minutes(10))) @MainActor struct PrefetchingTests {
    private let search = PhotoListID.search(SearchQuery(keywords: "cats"))
    private let catalog = StubCatalog(Photo.samples(90))

    @Test func `a prefetched page is requested once, and listed only when it is needed`() async throws {
        let lists = PhotoLists(source: WatchedPages(catalog: catalog))
        _ = try await lists.more(search)
        #expect(await lists.prefetched(search)?.count == 60)
        #expect(await lists.prefetched(search)?.count == 60)
        #expect(await lists.list(search).count == 30)
        #expect(try await lists.more(search).count == 60)
        #expect(catalog.requests == ["search cats 1", "search cats 2"])
        #expect(try await lists.more(search).count == 90)
    }

    @Test func `a page whose prefetch is running or canceled is not requested a second time`() async throws {
        let lists = PhotoLists(source: WatchedPages(catalog: catalog))
        _ = try await lists.more(search)
        let prefetched = Task { await lists.prefetched(search) }
        await eventually("the page is asked for") { catalog.requests.count == 2 }
        async let more = lists.more(search)
        for _ in 0..<20 { await Task.yield() }
        // Canceling the prefetch leaves the shared request running.
        prefetched.cancel()
        #expect(try await more.count == 60)
        #expect(catalog.requests == ["search cats 1", "search cats 2"])
    }

    @Test func `nothing is prefetched if the page source forbids it, or if all pages are loaded`()
        async throws
    {
        let lists = PhotoLists(source: WatchedPages(catalog: catalog, allows: false))
        #expect(await lists.prefetched(search) == nil)
        _ = try await lists.more(search)
        #expect(await lists.prefetched(search) == nil)
        #expect(catalog.requests == ["search cats 1"])
        let short = PhotoLists(source: WatchedPages(catalog: StubCatalog(Photo.samples(3))))
        _ = try await short.more(search)
        #expect(await short.prefetched(search) == nil)
    }

    @Test func `a failed prefetch is not reported, and the page is requested again when it is needed`()
        async throws
    {
        let lists = PhotoLists(source: WatchedPages(catalog: catalog))
        _ = try await lists.more(search)
        catalog.failNext(.timedOut)
        #expect(await lists.prefetched(search) == nil)
        #expect(try await lists.more(search).count == 60)
    }

    @Test func `a restarted list ignores a page that was prefetched before the restart`() async throws {
        let lists = PhotoLists(source: WatchedPages(catalog: catalog))
        _ = try await lists.more(search)
        _ = await lists.prefetched(search)
        await lists.reset(search)
        #expect(await lists.prefetched(search) == nil)
        _ = try await lists.more(search)
        _ = try await lists.more(search)
        #expect(catalog.requests.map { $0.suffix(1) } == ["1", "2", "1", "2"])
    }

    @Test
    func `the next screenful is prefetched, and the next page only if the loaded photos do not fill it`()
        async throws
    {
        let display = RecordingDisplay<ListModel> { min(12, $0.cards.count) }
        let lists = PhotoLists(source: WatchedPages(catalog: catalog))
        let browser = PhotoListPresenter(
            display: display, interactor: FavoritesInteractor(lists: lists, stored: PhotoFixture().stored),
            photoCommands: PhotoFixture().commands,
            router: PhotoRouter(navigator: SpyNavigator<Route>()), compose: \.self)
        await browser.prepare()
        #expect(display.prepared.isEmpty)
        await browser.open(search)
        await browser.prepare()
        #expect(display.prepared.last?.cards.first?.number == 13)
        #expect(catalog.requests.count == 1)
        await browser.more()
        // The six photos left do not fill the screen.
        await browser.prepare()
        #expect(display.prepared.last?.cards.first?.number == 25)
        #expect(catalog.requests.count == 2)
        await browser.more()
        #expect(display.models.last?.cards == display.prepared.last?.cards)
        #expect(display.models.last?.cards.count == 30)
        #expect(catalog.requests.count == 2)
    }

    @Test func `the next and previous photos are prefetched exactly as they will be shown`() async throws {
        let display = RecordingDetail()
        let lists = PhotoLists(source: WatchedPages(catalog: catalog))
        let presenter = DetailPresenter(
            list: search, index: 28, display: display,
            interactor: PhotoFixture().detail(catalog, lists),
            photoCommands: PhotoFixture().commands, keys: PhotoFixture().keys,
            router: DetailRouter(navigator: SpyNavigator<Route>()))
        await presenter.appear()
        await presenter.prepare()
        #expect(display.prepared.map(\.photo?.key) == ["p30", "p28"])
        await presenter.handle(.look(.next))
        #expect(display.models.last == display.prepared.first)
        await presenter.prepare()
        #expect(display.prepared.suffix(2).map(\.photo?.key) == ["p31", "p29"])
        await presenter.handle(.look(.previous))
        await presenter.prepare()
        // After `prev`, the previous photo is prefetched first.
        #expect(display.prepared.suffix(2).map(\.photo?.key) == ["p28", "p30"])
        await presenter.handle(.look(.next))
        await presenter.handle(.look(.next))
        #expect(catalog.requests == ["search cats 1", "search cats 2"])
    }

    @Test(arguments: [(50, 26, true), (50, 25, false), (51, 26, true), (0, 0, false), (1, 1, true)])
    func `prefetching is allowed only if over half the request limit is left and no refusal is in effect`(
        limit: Int, remaining: Int, allows: Bool
    ) {
        #expect(RateBudget(limit: limit, remaining: remaining).allowsPrefetching == allows)
        #expect(
            !RateBudget(limit: limit, remaining: remaining, refusedUntil: .distantFuture).allowsPrefetching)
    }
}
