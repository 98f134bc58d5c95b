import FoundationEssentials
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import UseCases

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct PhotoListsTests {
    private let search = PhotoListID.search(SearchQuery(keywords: "cats"))

    private func lists(_ catalog: StubCatalog) -> PhotoLists {
        PhotoLists(source: CatalogPages(catalog: catalog, pool: CandidatePool(InMemoryReplies())))
    }

    @Test func `pages are appended up to the last page, after which nothing is requested`() async throws {
        let catalog = StubCatalog(Photo.samples(65))
        let lists = lists(catalog)
        #expect(try await lists.more(search).photos.count == 30)
        #expect(try await lists.more(search).photos.count == 60)
        let all = try await lists.more(search)
        #expect(all.photos.map(\.id.key) == (1...65).map { "p\($0)" })
        #expect(!all.hasMore)
        #expect(try await lists.more(search) == all)
        #expect(catalog.requests.count == 3)
    }

    @Test func `a photo that two pages contain is listed once`() async throws {
        let catalog = StubCatalog(Photo.samples(30) + Photo.samples(30, from: 20))
        let lists = lists(catalog)
        _ = try await lists.more(search)
        let photos = try await lists.more(search).photos
        #expect(photos.count == 49)
        #expect(Set(photos.map(\.id)).count == 49)
    }

    @Test func `a list ends if the service repeats its pages`() async throws {
        let catalog = StubCatalog((0..<50).flatMap { _ in Photo.samples(30) })
        let lists = lists(catalog)
        _ = try await lists.more(search)
        let list = try await lists.more(search)
        #expect(list.photos.count == 30)
        #expect(!list.hasMore)
        #expect(catalog.requests.count == 5)
    }

    @Test func `a page that failed is requested again by the next load`() async throws {
        let catalog = StubCatalog(Photo.samples(60))
        let lists = lists(catalog)
        _ = try await lists.more(search)
        catalog.failNext(.timedOut)
        await #expect(throws: CatalogError.timedOut) { try await lists.more(search) }
        #expect(try await lists.more(search).photos.count == 60)
        #expect(catalog.requests == ["search cats 1", "search cats 2", "search cats 2"])
    }

    @Test func `a restarted list is replaced by its first page`() async throws {
        let catalog = StubCatalog(Photo.samples(60))
        let lists = lists(catalog)
        for _ in 0..<2 { _ = try await lists.more(search) }
        await lists.reset(search)
        #expect(await lists.list(search).photos.count == 60)
        #expect(try await lists.more(search).photos.count == 30)
        #expect(try await lists.more(search).photos.count == 60)
        #expect(catalog.requests.map { $0.suffix(1) } == ["1", "2", "1", "2"])
    }

    @Test func `restarted recommendations continue with the next page, and start over after the last`()
        async throws
    {
        let catalog = StubCatalog(Photo.samples(60))
        let lists = lists(catalog)
        var keys: [String] = []
        for _ in 0..<3 {
            await lists.reset(.recommendations)
            keys.append(try await lists.more(.recommendations).photos[0].id.key)
        }
        #expect(keys == ["p1", "p31", "p1"])
        #expect(catalog.requests == ["feed 1", "feed 2", "feed 1"])
    }

    @Test func `a restarted list can be restored to its earlier contents`() async throws {
        let lists = lists(StubCatalog(Photo.samples(90)))
        let first = try await lists.more(.recommendations)
        await lists.reset(.recommendations)
        let second = try await lists.more(.recommendations)
        await lists.restore(.recommendations, as: first)
        #expect(await lists.list(.recommendations) == first)
        #expect(try await lists.more(.recommendations).photos.count == 60)
        await lists.restore(.recommendations, as: second)
        #expect(await lists.list(.recommendations) == second)
    }

    @Test func `a failed restart keeps the list, and the next load continues it`() async throws {
        let catalog = StubCatalog(Photo.samples(90))
        let lists = lists(catalog)
        _ = try await lists.more(search)
        await lists.reset(search)
        catalog.failNext(.offline(.host("x.test", .lost)))
        await #expect(throws: CatalogError.self) { try await lists.more(search) }
        #expect(await lists.list(search).photos.count == 30)
        #expect(try await lists.more(search).photos.map(\.id.key) == (1...60).map { "p\($0)" })
    }

    @Test func `photos loaded into one list do not appear in another`() async throws {
        let lists = lists(StubCatalog(Photo.samples(40)))
        _ = try await lists.more(search)
        #expect(await lists.list(.topic("sea")).photos.isEmpty)
    }

    @Test func `stored photos are listed before those of the service, and are not repeated`() async throws {
        let lists = lists(StubCatalog(Photo.samples(40)))
        await lists.seed(.recommendations, with: [Photo.sample(99), Photo.sample(2)], from: Date())
        let photos = try await lists.more(.recommendations).photos
        #expect(photos.prefix(3).map(\.id.key) == ["p99", "p2", "p1"])
        #expect(photos.count == 31)
    }

    @Test func `two concurrent loads add each photo once and in order`() async throws {
        let source = HeldPages()
        let lists = PhotoLists(source: source)
        let loads = (0..<2).map { _ in Task { try await lists.more(search) } }
        await eventually("a page is requested") { !source.requested.isEmpty }
        // Lets the other load begin.
        for _ in 0..<1000 { await Task.yield() }
        source.release()
        for load in loads { _ = try await load.value }
        let photos = await lists.list(search).photos
        #expect(!photos.isEmpty)
        #expect(photos.map(\.id.key) == (1...photos.count).map { "p\($0)" })
        #expect(source.requested == Array(1...photos.count / 30), "each page is requested once")
    }

    /// Pages of 30 photos, held until `release`.
    private final class HeldPages: PageSource {
        private let numbers = Mutex<[Int]>([])
        private let gate = AsyncStream<Never>.makeStream()

        var requested: [Int] { numbers.withLock { $0 } }

        func release() { gate.continuation.finish() }

        func page(_ number: Int, of list: PhotoListID) async -> PhotoList {
            numbers.withLock { $0.append(number) }
            for await _ in gate.stream {}
            return PhotoList(photos: Photo.samples(30, from: number * 30 - 29))
        }
    }
}
