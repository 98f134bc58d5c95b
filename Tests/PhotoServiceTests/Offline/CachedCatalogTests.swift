import FoundationEssentials
package import GalleryCore
package import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct CachedCatalogTests {
    private typealias Question = @Sendable (CachedCatalog) async throws(CatalogError) -> [Photo]

    private static let start = Date(timeIntervalSinceReferenceDate: 0)
    private let service = StubCatalog(Photo.samples(65), service: .demo)
    private let memory = InMemoryReplies()
    private let stale = StaleResponses()
    private let clock = TestClock(Self.start)

    private var catalog: CachedCatalog {
        CachedCatalog(
            service, memory: memory, stale: stale, now: { [clock] in clock.now })
    }

    private static let first = PageRequest(number: 1)
    private static func page(_ query: PhotoQuery, _ request: PageRequest = first) -> (String, Question) {
        (
            "\(query) \(request.number)",
            { catalog throws(CatalogError) in try await catalog.page(of: query, request).items }
        )
    }
    private static let questions: [(String, Question)] = [
        page(.feed), page(.feed, PageRequest(number: 2)), page(.search(SearchQuery(keywords: "sea"))),
        page(.search(SearchQuery(keywords: "sea", filters: [.color: "red"]))), page(.topic("sea")),
        page(.collection("sea")), page(.author(.name("sea"), on: .demo)), page(.similar(to: .sample(3))),
        page(.random("sea"), PageRequest(number: 1, size: 7)),
        (
            "photo",
            { catalog throws(CatalogError) in [try await catalog.photo(Photo.sample(3).id)] }
        ),
    ]

    @Test func `every photo list and photo is served from the cache if the service is unreachable`()
        async throws
    {
        for (index, (name, ask)) in Self.questions.enumerated() {
            let live = try await ask(catalog)
            #expect(!live.isEmpty)
            #expect(memory.count == index + 1, "\(name) has a name of its own")
            #expect(stale.take().isEmpty)
            clock.advance(3600)
            service.failNext(.offline(.host("x.test", .lost)))
            #expect(try await ask(catalog) == live, "\(name)")
            let age = clock.now.addingTimeInterval(-3600)
            #expect(
                stale.take() == [
                    StaleResponse(service: .demo, date: age, reason: .offline(.host("x.test", .lost)))
                ])
        }
    }

    @Test(arguments: [
        CatalogError.offline(.noThread), .timedOut, .rateLimited(until: nil), .rateLimited(until: start),
        .unavailable(until: start), .unreadable(.empty),
    ])
    func `a temporary failure falls back to the cache`(error: CatalogError) async throws {
        let live = try await catalog.page(of: .feed, Self.first)
        service.failNext(error)
        #expect(try await catalog.page(of: .feed, Self.first) == live)
        #expect(stale.take().map(\.reason) == [error])
    }

    @Test(arguments: [
        CatalogError.unauthorized, .notFound, .refused(.noOriginal), .tooLarge(limit: 1), .cancelled,
    ])
    func `a permanent failure is thrown, and the cached reply is not used`(error: CatalogError) async throws {
        _ = try await catalog.page(of: .feed, Self.first)
        service.failNext(error)
        await #expect(throws: error) { try await catalog.page(of: .feed, Self.first) }
        #expect(stale.take().isEmpty)
    }

    @Test func `a failure is thrown if no reply is cached`() async throws {
        _ = try await catalog.page(of: .feed, Self.first)
        service.failNext(.timedOut)
        await #expect(throws: CatalogError.timedOut) {
            try await catalog.page(of: .feed, PageRequest(number: 2))
        }
    }

    @Test func `a page of random photos has a next page, even if the page comes from the cache`() async throws
    {
        for isReachable in [true, false] {
            if !isReachable { service.failNext(.timedOut) }
            #expect(try await catalog.page(of: .random(""), Self.first).hasMore)
        }
    }

    @Test func `topics, collections and statistics are cached`() async throws {
        let sea = PhotoCollection(
            key: "sea", title: "Sea", about: "Water.", count: 7, author: Author(name: "Ida", username: "ida"))
        let figures = PhotoStatistics(views: .init(total: 7, days: [1, 2]), downloads: nil)
        service.put([sea])
        service.put(figures)
        let id = Photo.sample(3).id
        for isReachable in [true, false] {
            for shelf in [CollectionKind.topics, .collections(""), .collections("topics")] {
                if !isReachable { service.failNext(.timedOut) }
                let page = try await catalog.collections(shelf, Self.first)
                #expect(page == Page(items: [sea], total: 1, hasMore: false))
            }
            if !isReachable { service.failNext(.timedOut) }
            #expect(try await catalog.statistics(of: id) == figures)
        }
        #expect(memory.count == 4)
        #expect(stale.take().count == 1)
    }

    @Test func `offline, a request for a smaller first page returns the cached first page of the usual size`()
        async throws
    {
        let whole = try await catalog.page(of: .feed, Self.first).items
        for _ in 0..<2 { service.failNext(.timedOut) }
        #expect(try await catalog.page(of: .feed, PageRequest(number: 1, size: 3)).items == whole)
        await #expect(throws: CatalogError.timedOut) {
            try await catalog.page(of: .feed, PageRequest(number: 2, size: 3))
        }
    }

    @Test func `an empty reply is not cached`() async throws {
        _ = try await catalog.page(of: .feed, PageRequest(number: 9))
        #expect(memory.count == 0)
    }

    @Test func `a cached photo whose ID differs from the requested one is not returned`() async throws {
        let key = ReplyKey(service: .demo, question: "photo\u{1F}p3")
        memory.remember(CachedReply(photos: [Photo.sample(4)], date: Self.start), as: key)
        service.failNext(.timedOut)
        await #expect(throws: CatalogError.notFound) { try await catalog.photo(Photo.sample(3).id) }
    }

    @Test func `several cached replies of a service are reported once with the oldest date`() async throws {
        _ = try await catalog.page(of: .feed, Self.first)
        clock.advance(60)
        _ = try await catalog.page(of: .feed, PageRequest(number: 2))
        for number in [2, 1] {
            service.failNext(.timedOut)
            _ = try await catalog.page(of: .feed, PageRequest(number: number))
        }
        #expect(stale.take().map(\.date) == [Self.start])
        #expect(stale.take().isEmpty)
    }
}

extension StubCatalog: PictureFetching {
    package func picture(
        _ source: PictureSource, of service: ServiceName, width: Int, unless known: FetchedPicture?
    ) async throws(CatalogError) -> FetchedPicture { throw .notFound }

    package func download(
        _ photo: Photo, ofAnyType: Bool, into path: String,
        progress: @escaping @Sendable (Int64, Int64?) -> Void
    ) async throws(CatalogError) { throw .notFound }
}
