import FoundationEssentials
import GalleryCore
import PhotoService
import Testing

@Suite struct QuotaNoticesTests {
    @Test func `a limit that runs low is news once for each answer`() {
        var notices = QuotaNotices()
        #expect(!notices.isNews(RateBudget(limit: 50, remaining: 40), of: .unsplash))
        #expect(notices.isNews(RateBudget(limit: 50, remaining: 2), of: .unsplash))
        #expect(!notices.isNews(RateBudget(limit: 50, remaining: 2), of: .unsplash))
        #expect(notices.isNews(RateBudget(limit: 50, remaining: 2), of: .flickr))
        #expect(notices.isNews(RateBudget(limit: 50, remaining: 1), of: .unsplash))
    }

    @Test func `what is refused tells so itself`() {
        var notices = QuotaNotices()
        let refused = RateBudget(limit: 50, remaining: 0, refusedUntil: Date(timeIntervalSince1970: 0))
        #expect(!notices.isNews(refused, of: .unsplash))
    }
}
