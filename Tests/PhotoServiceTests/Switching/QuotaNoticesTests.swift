import FoundationEssentials
import GalleryCore
import PhotoService
import Testing

@Suite struct QuotaNoticesTests {
    @Test func `a low number of remaining requests is reported once per service and value`() {
        var notices = QuotaNotices()
        let answers: [(ServiceName, Int)] = [
            (.unsplash, 40), (.unsplash, 2), (.unsplash, 2), (.flickr, 2), (.unsplash, 1),
        ]
        let news = answers.map { service, left in
            notices.isNew(RateBudget(limit: 50, remaining: left), of: service)
        }
        #expect(news == [false, true, false, true, true])
    }

    @Test func `an exhausted limit whose requests are already refused is not reported`() {
        var notices = QuotaNotices()
        let refused = RateBudget(limit: 50, remaining: 0, refusedUntil: Date(timeIntervalSince1970: 0))
        let isNew = notices.isNew(refused, of: .unsplash)
        #expect(!isNew)
    }
}
