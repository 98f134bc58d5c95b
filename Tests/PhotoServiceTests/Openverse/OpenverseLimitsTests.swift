import FoundationEssentials
import GalleryCore
import Testing

@testable import PhotoService

@Suite struct OpenverseLimitsTests {
    private let start = Date(timeIntervalSince1970: 1_000_000)
    private let limits = OpenverseLimits()

    private func headers(_ scope: String, _ limit: String, _ left: String) -> HTTPHeaders {
        var headers = HTTPHeaders()
        headers["X-RateLimit-Limit-\(scope)"] = limit
        headers["x-ratelimit-available-\(scope)"] = left
        return headers
    }

    private func after(_ seconds: Double) -> Date { start.addingTimeInterval(seconds) }

    private func refusal(_ kind: OpenverseLimits.Kind = .reply, at seconds: Double) -> CatalogError? {
        do throws(CatalogError) {
            try limits.admit(kind, now: after(seconds))
            return nil
        } catch { return error }
    }

    @Test func `no request is refused before a limit is reported`() {
        for second in 0..<100 { #expect(refusal(at: Double(second) / 10) == nil) }
        #expect(limits.budget(now: start) == nil)
    }

    @Test func `after a limit is exhausted, requests are refused until the earliest request is a minute old`()
    {
        #expect(refusal(at: 0) == nil)
        limits.update(from: headers("anon_burst", "20/min", "2"), now: after(1))
        #expect(limits.budget(now: after(1)) == RateBudget(limit: 20, remaining: 2, period: 60))
        #expect(refusal(at: 2) == nil)
        #expect(refusal(at: 3) == nil)
        #expect(limits.budget(now: after(3)) == RateBudget(limit: 20, remaining: 0, period: 60))
        // The first request leaves the window at 60 s.
        #expect(refusal(at: 4) == .rateLimited(until: after(60)))
        #expect(refusal(at: 59.9) == .rateLimited(until: after(60)))
        #expect(refusal(at: 60) == nil)
        #expect(refusal(at: 60.5) == .rateLimited(until: after(61)))
    }

    @Test func `an hour after a limit per minute was exhausted, the full limit is permitted again`() {
        limits.update(from: headers("anon_burst", "20/min", "0"), now: start)
        #expect(refusal(at: 1) == .rateLimited(until: after(60)))
        for _ in 0..<20 { #expect(refusal(at: 3600) == nil) }
        #expect(refusal(at: 3600) == .rateLimited(until: after(3660)))
    }

    @Test func `setting the clock back by an hour does not prolong a refusal by an hour`() {
        #expect(refusal(at: 3600) == nil)
        limits.update(from: headers("anon_burst", "20/min", "0"), now: after(3600))
        #expect(refusal(at: 3601) == .rateLimited(until: after(3660)))
        // One of two callers may have read the clock earlier.
        #expect(refusal(at: 3599.5) == .rateLimited(until: after(3660)))
        #expect(refusal(at: 1) == nil)
        #expect(limits.budget(now: after(1)) == nil)
    }

    @Test func `an exhausted daily limit permits a request after ten minutes`() {
        limits.update(from: headers("anon_sustained", "200/day", "0"), now: start)
        #expect(refusal(at: 1) == .rateLimited(until: nil))
        #expect(refusal(at: 599) == .rateLimited(until: nil))
        #expect(refusal(at: 600) == nil)
    }

    @Test
    func `limits are listed by lowest remaining share; the budget is the limit with fewest requests left`() {
        limits.update(from: headers("anon_burst", "20/min", "3"), now: start)
        limits.update(from: headers("anon_sustained", "200/day", "4"), now: start)
        let burst = RateBudget(limit: 20, remaining: 3, period: 60)
        let day = RateBudget(limit: 200, remaining: 4, period: 86_400)
        #expect(limits.budgets(now: start) == [day, burst])
        #expect(limits.budget(now: start) == burst)
        var notices = QuotaNotices()
        let told = [day, burst].map { (ServiceName.openverse, $0) }
        #expect(notices.newNotices(told).map(\.1) == [day])
        #expect(notices.newNotices(told).isEmpty)
    }

    @Test func `the initial limits without an access key permit nine optional requests`() {
        limits.update(from: headers("anon_burst", "20/min", "18"), now: start)
        limits.update(from: headers("anon_sustained", "200/day", "198"), now: start)
        #expect(limits.budgets(now: start).map(\.optionalRequests).min() == 9)
    }

    @Test func `thumbnails have a separate limit`() {
        limits.update(from: headers("anon_thumbnail", "150/min", "0"), now: start)
        #expect(refusal(at: 1) == nil)
        #expect(refusal(.thumbnail, at: 1) == .rateLimited(until: after(60)))
        #expect(limits.budget(now: start) == nil)
    }

    @Test(arguments: ["HIT", "hit", "STALE", "REVALIDATED", "UPDATING"])
    func `limits in a cached reply are ignored`(status: String) {
        var old = headers("anon_burst", "20/min", "0")
        old["cf-cache-status"] = status
        limits.update(from: old, now: start)
        #expect(refusal(at: 1) == nil)
    }

    @Test(arguments: [
        ("20", "1"), ("/min", "1"), ("20/", "1"), ("20/x", "1"), ("0/min", "0"), ("-1/min", "1"),
        ("20/min", "-1"), ("20/min", "21"), ("20/min", "many"), ("99999999999999999999/min", "1"),
    ])
    func `invalid limit headers are ignored`(limit: String, left: String) {
        limits.update(from: headers("anon_burst", limit, left), now: start)
        #expect(limits.budget(now: start) == nil)
        #expect(refusal(at: 0) == nil)
    }

    @Test(arguments: [("5/s", 1), ("5/second", 1), ("5/minute", 60), ("5 / hour", 3600), ("5/d", 86_400)])
    func `the period of a request limit is recognized by its first letter`(text: String, seconds: Int) {
        #expect(OpenverseScope(limit: text, available: "1", receivedAt: start)?.seconds == seconds)
    }
}
