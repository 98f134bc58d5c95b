import FoundationEssentials
import GalleryCore
import PhotoService
import Testing

@Suite struct QuotaNoticesTests {
    @Test func `a limit that runs low is news once for each answer`() {
        var notices = QuotaNotices()
        let answers: [(ServiceName, Int)] = [
            (.unsplash, 40), (.unsplash, 2), (.unsplash, 2), (.flickr, 2), (.unsplash, 1),
        ]
        let news = answers.map { service, left in
            notices.isNews(RateBudget(limit: 50, remaining: left), of: service)
        }
        #expect(news == [false, true, false, true, true])
    }

    @Test func `what is refused tells so itself`() {
        var notices = QuotaNotices()
        let refused = RateBudget(limit: 50, remaining: 0, refusedUntil: Date(timeIntervalSince1970: 0))
        let isNews = notices.isNews(refused, of: .unsplash)
        #expect(!isNews)
    }
}
