import FoundationEssentials
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoService

/// Kinds of rate limit replies, after git's tests (t5584-http-429-retry.sh).
@Suite(.whenIdle, .timeLimit(.minutes(10))) struct RateLimitReplyTests {
    private static let now = Date(timeIntervalSince1970: 784_111_777)

    private static func transport(
        _ policy: RetryPolicy = RetryPolicy(firstPause: .milliseconds(1), lastStart: .seconds(600)),
        clock: TestClock = TestClock(now)
    ) -> CurlTransport { .test(policy, now: { clock.now }) }

    @Test(arguments: [
        "0", "Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:00:00 GMT",
        "Sunday, 06-Nov-94 08:49:37 GMT",
        "Sun Nov  6 08:49:37 1994", "-1", "soon", "1.5", "", "Sun, 06 Foo 1994 08:49:37 GMT",
    ])
    func `a request is retried at once after a past or invalid Retry-After`(value: String) async throws {
        let server = try Replies.server(.status(429, retryAfter: value), .status(200, body: "photos"))
        let response = try await Self.transport().data(.test(server.base))
        #expect(response.body == Array("photos".utf8))
        #expect(server.heads.count == 2)
    }

    @Test(arguments: ["1", "Sun, 06 Nov 1994 08:49:38 GMT"])
    func `a request is retried when the time stated by a short Retry-After has passed`(value: String)
        async throws
    {
        let times = Mutex<[ContinuousClock.Instant]>([])
        let server = try RawServer { connection in
            while connection.readHead() != nil {
                let count = times.withLock { times in
                    times.append(.now)
                    return times.count
                }
                connection.answer(
                    count == 1 ? "429 Too Many" : "200 OK",
                    headers: count == 1 ? ["Retry-After: \(value)"] : [])
            }
        }
        #expect(try await Self.transport().data(.test(server.base)).status == 200)
        let seen = times.withLock { $0 }
        #expect(seen.count == 2)
        #expect(seen[1] - seen[0] >= .milliseconds(990))
    }

    @Test(arguments: [
        ("6", 6.0), ("600", 600), ("86401", 86_400), ("99999999999999999999999", 86_400),
        ("Sun, 06 Nov 1994 08:50:37 GMT", 60), ("Sunday, 06-Nov-94 08:50:37 GMT", 60),
        ("Fri, 06 Nov 2099 08:00:00 GMT", 86_400),
    ])
    func `a rate limit with a long Retry-After is thrown at once and starts a backoff`(
        value: String, seconds: Double
    ) async throws {
        let server = try Replies.server(.status(429, retryAfter: value), .status(200))
        let clock = TestClock(Self.now)
        let transport = Self.transport(clock: clock)
        let expected = CatalogError.rateLimited(until: Self.now.addingTimeInterval(seconds))
        for _ in 0..<3 { #expect(await transport.failure(of: .test(server.base)) == expected) }
        clock.advance(seconds - 0.1)
        #expect(await transport.failure(of: .test(server.base + "/other")) == expected)
        #expect(server.heads.count == 1)
        clock.advance(0.1)
        #expect(await transport.failure(of: .test(server.base)) == nil)
        #expect(server.heads.count == 2)
    }

    @Test func `setting the clock back does not prolong a backoff`() async throws {
        let server = try Replies.server(.status(429, retryAfter: "600"), .status(200))
        let clock = TestClock(Self.now)
        let transport = Self.transport(clock: clock)
        let expected = CatalogError.rateLimited(until: Self.now.addingTimeInterval(600))
        for _ in 0..<2 { #expect(await transport.failure(of: .test(server.base)) == expected) }
        clock.advance(-3600)
        #expect(await transport.failure(of: .test(server.base)) == nil)
        #expect(server.heads.count == 2)
    }

    @Test func `a request fails when another short wait would exceed the maximum sum of waits`() async throws
    {
        let server = try Replies.server(.status(429, retryAfter: "1"))
        let policy = RetryPolicy(longestSilence: .milliseconds(1500), lastStart: .seconds(600))
        let until = CatalogError.rateLimited(until: Self.now.addingTimeInterval(1))
        #expect(await Self.transport(policy).failure(of: .test(server.base)) == until)
        #expect(server.heads.count == 2)
    }

    @Test func `a rate limit without Retry-After ends a request after four attempts and starts a backoff`()
        async throws
    {
        let server = try Replies.server(.status(429))
        let clock = TestClock(Self.now)
        let transport = Self.transport(clock: clock)
        #expect(try await transport.data(.test(server.base)).status == 429)
        #expect(await transport.failure(of: .test(server.base)) == .rateLimited(until: nil))
        #expect(server.heads.count == 4)
        clock.advance(60)
        #expect(try await transport.data(.test(server.base)).status == 429)
        #expect(server.heads.count == 8)
    }

    @Test func `an outage with an announced end starts a backoff`() async throws {
        let server = try Replies.server(.status(503, retryAfter: "120"))
        let transport = Self.transport()
        let expected = CatalogError.unavailable(until: Self.now.addingTimeInterval(120))
        for _ in 0..<2 { #expect(await transport.failure(of: .test(server.base)) == expected) }
        #expect(server.heads.count == 1)
    }

    @Test func `with retries disabled, a rate limit is thrown at once`() async throws {
        let server = try Replies.server(.status(429, retryAfter: "1"), .status(200))
        let until = CatalogError.rateLimited(until: Self.now.addingTimeInterval(1))
        #expect(await Self.transport(.none).failure(of: .test(server.base)) == until)
    }

    @Test func `rate limits are separate for pictures and replies, and for each host`() async throws {
        let server = try Replies.server(.status(429, retryAfter: "600"), .status(200))
        let other = try Replies.server(.status(200))
        let transport = Self.transport()
        #expect(await transport.failure(of: .picture(server.base, reach: .loopback)) != nil)
        #expect(await transport.failure(of: .test(server.base)) == nil)
        #expect(await transport.failure(of: .picture(other.base, reach: .loopback)) == nil)
        #expect(await transport.failure(of: .picture(server.base, reach: .loopback)) != nil)
        #expect(server.heads.count == 2)
    }

    @Test func `a rate limit recognized only in the body starts a backoff`() async throws {
        let server = try RawServer { connection in
            while connection.readHead() != nil {
                connection.answer(
                    "403 Forbidden", headers: ["Content-Type: application/json"],
                    body: Array("Rate Limit Exceeded".utf8))
            }
        }
        let clock = TestClock(Self.now)
        let catalog = try UnsplashCatalog(
            base: server.base, key: "k", transport: Self.transport(clock: clock))
        for _ in 0..<3 {
            await #expect(throws: CatalogError.rateLimited(until: nil)) {
                _ = try await catalog.page(of: .feed, PageRequest(number: 1))
            }
        }
        #expect(server.heads.count == 1)
        clock.advance(60)
        _ = try? await catalog.page(of: .feed, PageRequest(number: 1))
        #expect(server.heads.count == 2)
    }
}
