import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import UseCases

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct RecommendedPagesTests {
    private func pages(
        _ catalog: any PhotoCatalog, _ taste: StubTaste = StubTaste(), kept: [Photo] = [],
        topics: [String] = [], unknown: [String] = [], seen: InMemorySeen = InMemorySeen(),
        pool: CandidatePool = CandidatePool(InMemoryReplies())
    ) -> RecommendedPages {
        RecommendedPages(
            favorites: InMemoryFavorites(kept),
            candidates: TasteCandidates(
                catalog: catalog, taste: taste, topics: FixedTopics(cachedTopics: topics, asked: unknown),
                seen: seen,
                pool: pool))
    }

    @Test func `without a learned taste, the first page contains only feed photos`() async throws {
        let taste = StubTaste()
        let page = try await pages(StubCatalog(Photo.samples(40)), taste).page(1, of: .recommendations)
        #expect(page.photos == Photo.samples(30))
        #expect(page.reasons.isEmpty)
        // A prefetched page does not count as shown.
        #expect(taste.shown.isEmpty)
    }

    @Test func `each of four pages takes eight requests, and no request is repeated`() async throws {
        let catalog = StubCatalog(Photo.samples(900))
        let pages = pages(catalog, StubTaste(words: ["fog", "forest", "moss", "wet cat"]))
        _ = try await pages.page(1, of: .recommendations)
        #expect(
            Set(catalog.requests) == [
                "feed 1", "search fog 1", "search forest 1", "search moss 1", "search wet cat 1",
                "search fog 2", "search forest 2", "search moss 2",
            ])
        for number in 2...4 { _ = try await pages.page(number, of: .recommendations) }
        #expect(catalog.requests.contains("search wet cat 2") && catalog.requests.contains("search fog 3"))
        #expect(Set(catalog.requests).count == 32)
        #expect(catalog.requests.count == 32)
    }

    @Test func `an exhausted query is not requested again`() async throws {
        let short = StubCatalog(Photo.samples(140), largestPage: 100)
        let ended = pages(short, StubTaste(words: ["fog"]))
        for number in 1...3 { _ = try await ended.page(number, of: .recommendations) }
        #expect(
            short.requests.filter { $0.hasPrefix("search") }.sorted() == ["search fog 1", "search fog 2"])
    }

    @Test func `pages of a search that a list received are not requested again`() async throws {
        let catalog = StubCatalog(Photo.samples(900), largestPage: 20)
        let pool = CandidatePool(InMemoryReplies())
        pool.add(Photo.samples(30), of: .search(SearchQuery(keywords: "fog")))
        _ = try await pages(catalog, StubTaste(words: ["fog"]), pool: pool).page(1, of: .recommendations)
        #expect(catalog.requests.contains("search fog 3"))
        #expect(!catalog.requests.contains("search fog 1") && !catalog.requests.contains("search fog 2"))
    }

    @Test func `without a taste, the first page takes one request; later pages add topics`() async throws {
        let catalog = StubCatalog(Photo.samples(200))
        let topical = Photo.samples(40, from: 500)
        catalog.put(inTopics: topical)
        let pages = pages(catalog, topics: ["sea", "wood"])
        #expect(try await pages.page(1, of: .recommendations).photos == Photo.samples(30))
        #expect(catalog.requests == ["feed 1"])
        let second = try await pages.page(2, of: .recommendations).photos
        #expect(second.count == 30)
        #expect(second.indices.filter { topical.contains(second[$0]) } == [3, 7, 11, 15, 19, 23, 27])
        _ = try await pages.page(3, of: .recommendations)
        _ = try await pages.page(4, of: .recommendations)
        let asked = catalog.requests.filter { $0.hasPrefix("topic") }
        // Which topic comes first depends on the day.
        #expect(asked.sorted() == (asked[0].contains("sea") ? Self.seaFirst : Self.woodFirst))
    }

    private static let seaFirst = ["topic sea 1", "topic sea 2", "topic wood 1"]
    private static let woodFirst = ["topic sea 1", "topic wood 1", "topic wood 2"]

    @Test func `the requests of a page run concurrently`() async throws {
        let catalog = MeetingCatalog()
        let page = try await pages(catalog, StubTaste(words: ["fog"])).page(1, of: .recommendations)
        #expect(!page.photos.isEmpty)
    }

    @Test func `with a taste, topics that are not yet known are requested from the second page on`()
        async throws
    {
        let catalog = StubCatalog(Photo.samples(200))
        let pages = pages(catalog, StubTaste(words: ["sea"]), unknown: ["sea"])
        _ = try await pages.page(1, of: .recommendations)
        #expect(Set(catalog.requests) == ["feed 1", "search sea 1", "search sea 2"])
        _ = try await pages.page(2, of: .recommendations)
        #expect(catalog.requests.contains("topic sea 1"))
    }

    @Test func `topics that match terms of the taste are requested`() async throws {
        let catalog = StubCatalog(Photo.samples(200))
        let topics = ["film", "textures-patterns", "nature"]
        let pages = pages(catalog, StubTaste(words: ["texture", "sea"]), topics: topics)
        _ = try await pages.page(1, of: .recommendations)
        _ = try await pages.page(2, of: .recommendations)
        #expect(
            catalog.requests.filter { $0.hasPrefix("topic") } == [
                "topic textures-patterns 1", "topic textures-patterns 2",
            ])
    }

    @Test func `photos similar to the latest likes are requested, one query per page`() async throws {
        let catalog = StubCatalog(Photo.samples(200))
        var elsewhere = Photo.sample(3)
        elsewhere = Photo(
            id: PhotoID(service: .flickr, key: "f"), author: elsewhere.author, license: elsewhere.license,
            source: elsewhere.source)
        let seen = InMemorySeen()
        seen.record([Photo.sample(1), Photo.sample(2), elsewhere], at: Date())
        let liked = [elsewhere.id, Photo.sample(1).id, Photo.sample(2).id]
        let pages = pages(catalog, StubTaste(liked: liked), seen: seen)
        for number in 1...3 { _ = try await pages.page(number, of: .recommendations) }
        #expect(
            catalog.requests.filter { $0.hasPrefix("like") } == [
                "like demo:p1 1", "like demo:p2 1", "like demo:p1 2",
            ])
    }

    @Test func `a recommended photo has a reason`() async throws {
        let reason = Reason(traits: [.term("fog"), .color("blue")], likes: 4)
        let taste = StubTaste(reason: reason)
        let page = try await pages(StubCatalog(Photo.samples(3)), taste).page(1, of: .recommendations)
        #expect(page.reasons[Photo.sample(1).id] == reason)
    }

    @Test func `favorites and previously recommended photos are left out`() async throws {
        let taste = StubTaste(past: [Photo.sample(1).id])
        let page = try await pages(StubCatalog(Photo.samples(30)), taste, kept: [Photo.sample(2)])
            .page(1, of: .recommendations)
        #expect(page.photos.first == Photo.sample(3))
        #expect(page.photos.count == 28)
    }

    @Test func `previously recommended photos come last if there are too few others`() async throws {
        let taste = StubTaste(past: Set(Photo.samples(25).map(\.id)))
        let page = try await pages(StubCatalog(Photo.samples(30)), taste).page(1, of: .recommendations)
        #expect(page.photos.first == Photo.sample(26))
        #expect(page.photos.count == 30)
    }

    @Test func `if the feed's first page was recommended before, the next pages of the feed are shown`()
        async throws
    {
        let taste = StubTaste(past: Set(Photo.samples(60).map(\.id)))
        let page = try await pages(StubCatalog(Photo.samples(90)), taste).page(1, of: .recommendations)
        #expect(page.photos == Photo.samples(30, from: 61))
    }

    @Test func `photos that were fetched but not shown may appear on later pages`() async throws {
        let pages = pages(StubCatalog(Photo.samples(40)), StubTaste(words: ["fog"]))
        let first = try await pages.page(1, of: .recommendations).photos
        let second = try await pages.page(2, of: .recommendations, after: first.last?.id).photos
        #expect((first.count, second.count) == (30, 10))
        #expect(Set((first + second).map(\.id)) == Set(Photo.samples(40).map(\.id)))
    }

    @Test func `a new list may repeat unseen photos of the previous list`() async throws {
        let drawn = Set(Photo.samples(12).map(\.id))
        let pages = pages(StubCatalog(Photo.samples(30)), StubTaste(words: ["fog"], past: drawn))
        for _ in 0..<2 {
            let page = try await pages.page(1, of: .recommendations)
            #expect(page.photos.prefix(18) == Photo.samples(18, from: 13)[...])
        }
    }

    @Test(arguments: [true, false])
    func `search results are candidates only if a taste is known`(isKnown: Bool) async throws {
        let pool = CandidatePool(InMemoryReplies())
        let list = PhotoListID.search(SearchQuery(keywords: "fog"))
        let found = try await CatalogPages(catalog: StubCatalog(Photo.samples(5, from: 90)), pool: pool)
            .page(1, of: list).photos
        let taste = StubTaste(words: isKnown ? ["moss"] : [])
        let page = try await pages(StubCatalog(Photo.samples(20)), taste, pool: pool)
            .page(1, of: .recommendations)
        #expect(found.count == 5)
        #expect(page.photos.contains(found[0]) == isKnown)
    }

    @Test func `results of earlier searches are recommended if the limit allows no search`() async throws {
        let pool = CandidatePool(InMemoryReplies())
        pool.add(Photo.samples(5, from: 90))
        let catalog = StubCatalog(Photo.samples(9))
        catalog.put(RateBudget(limit: 50, remaining: 5))
        let page = try await pages(catalog, StubTaste(words: ["fog"]), pool: pool)
            .page(1, of: .recommendations)
        #expect(page.photos.count == 14)
        #expect(catalog.requests == ["feed 1"])
    }

    @Test func `if searches fail, the page is filled from the feed`() async throws {
        let page = try await pages(FailingSearch(), StubTaste(words: ["fog"])).page(1, of: .recommendations)
        #expect(page.photos.count == 30)
    }
}

/// Answers the feed request only after another request has arrived.
private struct MeetingCatalog: PhotoCatalog {
    let base = StubCatalog(Photo.samples(60))
    let service = ServiceName.demo
    let filters = FilterAbility([:])
    func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        if query == .feed { await eventually("a search goes out") { !base.requests.isEmpty } }
        return try await base.page(of: query, request)
    }
    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo { throw .notFound }
    func topics() async throws(CatalogError) -> [String] { [] }
    func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> { throw .notFound }
    func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? { nil }
    var excludesWords: Bool { false }
    func relatedTags(_ tag: String) async throws(CatalogError) -> [String] { [] }
    func budget() -> RateBudget? { nil }
}

private struct FailingSearch: PhotoCatalog {
    let feed = StubCatalog(Photo.samples(60))
    let service = ServiceName.demo
    let filters = FilterAbility([:])
    func page(of query: PhotoQuery, _ request: PageRequest) async throws(CatalogError) -> Page<Photo> {
        switch query {
        case .feed: return try await feed.page(of: query, request)
        case .random: return Page(items: [], hasMore: true)
        case .search: throw .timedOut
        default: throw .notFound
        }
    }
    func photo(_ id: PhotoID) async throws(CatalogError) -> Photo { throw .notFound }
    func topics() async throws(CatalogError) -> [String] { [] }
    func collections(
        _ kind: CollectionKind, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> { throw .notFound }
    func statistics(of id: PhotoID) async throws(CatalogError) -> PhotoStatistics? { nil }
    var excludesWords: Bool { false }
    func relatedTags(_ tag: String) async throws(CatalogError) -> [String] { [] }
    func budget() -> RateBudget? { nil }
}
