import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import UseCases

@Suite(.timeLimit(.minutes(10))) struct RequestLimitTests {
    /// Number of requests for one page, including the feed.
    private func requests(within budgets: [RateBudget]) async throws -> Int {
        let catalog = StubCatalog(Photo.samples(900))
        catalog.put(budgets)
        let pages = RecommendedPages(
            favorites: InMemoryFavorites(),
            candidates: TasteCandidates(
                catalog: catalog, taste: StubTaste(words: (1...9).map { "fog\($0)" }),
                topics: FixedTopics(cachedTopics: [], asked: []), seen: InMemorySeen(),
                pool: CandidatePool(InMemoryReplies())))
        _ = try await pages.page(1, of: .recommendations)
        #expect(catalog.requests.contains("feed 1"))
        return catalog.requests.count
    }

    @Test(arguments: [(9, 1), (25, 2), (50, 5), (5_000, 8)])
    func `a page takes at most a tenth of requests left per hour, day or unknown period, but at least one`(
        remaining: Int, count: Int
    ) async throws {
        for period in [nil, 3_600, 86_400] {
            let budget = RateBudget(limit: 5_000, remaining: remaining, period: period)
            #expect(try await requests(within: [budget]) == count)
        }
    }

    @Test(arguments: [(20, 8), (12, 6), (7, 3), (3, 1), (1, 1)])
    func `a page takes at most half of the requests left per minute, but at least one`(
        remaining: Int, count: Int
    )
        async throws
    {
        let minute = RateBudget(limit: 20, remaining: remaining, period: 60)
        #expect(try await requests(within: [minute]) == count)
    }

    @Test(arguments: [(19, 199, 8), (12, 192, 6), (19, 30, 3), (4, 199, 2), (19, 9, 1)])
    func `a page observes the limits of Openverse per minute and per day, in any order`(
        minute: Int, day: Int, count: Int
    ) async throws {
        let burst = RateBudget(limit: 20, remaining: minute, period: 60)
        let daily = RateBudget(limit: 200, remaining: day, period: 86_400)
        #expect(try await requests(within: [burst, daily]) == count)
        #expect(try await requests(within: [daily, burst]) == count)
    }

    @Test func `a service that refuses requests gets only the feed request`() async throws {
        let refused = RateBudget(limit: 50, remaining: 50, refusedUntil: Date())
        #expect(try await requests(within: [refused]) == 1)
        #expect(try await requests(within: [RateBudget(limit: 5_000, remaining: 5_000), refused]) == 1)
    }
}
