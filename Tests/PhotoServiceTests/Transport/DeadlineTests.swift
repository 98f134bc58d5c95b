import GalleryCore
import Glibc
import Synchronization
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct DeadlineTests {
    private static let never = Duration.seconds(600)

    private static func outcome(_ request: HTTPRequest) async -> CatalogError? {
        await withTaskExecutorPreference(ThreadExecutor()) { await CurlTransport.test().failure(of: request) }
    }

    /// Announces a body of 1 MB, and sends it in pieces of `size` bytes at intervals of `pause`.
    private static func drip(
        size: Int, pause: Duration, sent: @escaping @Sendable () -> Void = {}
    ) throws -> RawServer {
        try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")
            while connection.send([UInt8](repeating: 7, count: size)) {
                sent()
                rest(pause)
            }
        }
    }

    /// Blocks the thread. `pause` must be less than a second.
    static func rest(_ pause: Duration) {
        var time = timespec(tv_sec: 0, tv_nsec: pause.milliseconds * 1_000_000)
        nanosleep(&time, nil)
    }

    @Test func `a body slower than the idle rate is stopped at the idle deadline`() async throws {
        let server = try Self.drip(size: 1, pause: .milliseconds(100))
        let deadlines = Deadlines(idle: .seconds(1), total: Self.never)
        #expect(await Self.outcome(.test(server.base, deadlines: deadlines)) == .timedOut)
    }

    @Test func `a body faster than the idle rate is stopped at the total deadline`() async throws {
        let pieces = Mutex(0)
        let server = try Self.drip(size: 100, pause: .milliseconds(50)) { pieces.withLock { $0 += 1 } }
        let deadlines = Deadlines(idle: .seconds(1), total: .seconds(6))
        #expect(await Self.outcome(.test(server.base, deadlines: deadlines)) == .timedOut)
        // The body continued after the idle deadline of one second.
        #expect(pieces.withLock { $0 } > 20)
    }

    @Test func `a request to a host that drops connections ends at the connect deadline`() async throws {
        let listener = try StalledListener()
        let deadlines = Deadlines(connect: .milliseconds(300), total: Self.never)
        let error = await Self.outcome(.test(listener.base, deadlines: deadlines))
        #expect(error == .offline(.host(listener.base.hostForMessages, .noConnection)))
    }

    @Test func `concurrent requests to a host that drops connections all fail at the connect deadline`()
        async throws
    {
        let listener = try StalledListener()
        let transport = CurlTransport.test()
        // Consecutive waits would exceed the total deadline of the third request.
        let deadlines = Deadlines(connect: .seconds(3), total: .seconds(8))
        let expected = CatalogError.offline(.host(listener.base.hostForMessages, .noConnection))
        let errors = await withTaskGroup(of: CatalogError?.self) { group in
            for number in 0..<4 {
                let request = HTTPRequest.test("\(listener.base)/\(number)", deadlines: deadlines)
                group.addTask { await transport.failure(of: request) }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(errors.allSatisfy { $0 == expected }, "\(errors)")
    }

    @Test func `an endless TLS handshake ends at the connect deadline`() async throws {
        let server = try RawServer { $0.waitForEnd() }
        let host = "127.0.0.1:\(server.port)"
        let deadlines = Deadlines(connect: .milliseconds(300), total: Self.never)
        let error = await Self.outcome(.test("https://\(host)", deadlines: deadlines))
        #expect(error == .offline(.host(host, .noConnection)))
    }

    @Test func `a request to a host that never replies times out`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.waitForEnd()
        }
        let error = await Self.outcome(
            .test(server.base, deadlines: Deadlines(total: .seconds(2))))
        #expect(error == .timedOut)
    }

    @Test func `a deadline is never converted to zero, which means unlimited to libcurl`() {
        #expect(Duration.zero.milliseconds == 1)
        #expect(Duration.seconds(2.5).milliseconds == 2500)
        #expect(Deadlines.reply.connect == .seconds(10))
    }
}
