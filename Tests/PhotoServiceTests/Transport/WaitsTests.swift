import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct WaitsTests {
    @Test func `no wait is reported before or after a transfer`() async throws {
        let server = try Replies.server(.status(200), .nothing)
        let transport = CurlTransport.test()
        #expect(transport.wait == nil)
        _ = try await transport.data(.test(server.base))
        _ = await transport.failure(of: .test(server.base))
        #expect(transport.wait == nil)
    }

    @Test func `a silent host is reported as pending`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.waitForEnd()
        }
        let transport = CurlTransport.test()
        await onOwnThread {
            await transport.failure(of: .test(server.base, deadlines: .never))
        } while: { task in
            await eventually("the wait is long") {
                transport.wait.map { $0.elapsed > .milliseconds(50) } ?? false
            }
            #expect(transport.wait?.host == "127.0.0.1:\(server.port)")
            #expect(transport.wait?.pause == nil)
            task.cancel()
            #expect(await task.value == .cancelled)
            #expect(transport.wait == nil)
        }
    }

    @Test func `the wait for a reply is counted from the request, despite slow progress`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            while connection.send("x") { DeadlineTests.rest(.milliseconds(5)) }
        }
        let transport = CurlTransport.test()
        await onOwnThread {
            await transport.failure(of: .test(server.base, deadlines: .never))
        } while: { task in
            await eventually("the wait is long") {
                transport.wait.map { $0.elapsed > .milliseconds(300) } ?? false
            }
            task.cancel()
            _ = await task.value
        }
    }

    @Test func `a retry delay is reported with its remaining time`() async throws {
        let server = try Replies.server(.status(429, retryAfter: "500"))
        let transport = CurlTransport.test(RetryPolicy(longestSilence: .seconds(600)))
        await onOwnThread {
            await transport.failure(of: .test(server.base))
        } while: { task in
            await eventually("the pause begins") { transport.wait?.pause != nil }
            #expect(transport.wait?.pause.map { $0 > .seconds(400) && $0 <= .seconds(500.1) } == true)
            task.cancel()
            #expect(await task.value == .cancelled)
        }
    }

    @Test func `the wait for a reply is reported rather than a longer wait for a picture`() async throws {
        let pictures = try RawServer { $0.waitForEnd() }
        let replies = try RawServer { $0.waitForEnd() }
        let transport = CurlTransport.test()
        let first = Task { await transport.failure(of: .picture(pictures.base, reach: .loopback)) }
        await eventually("the picture is asked for") { transport.wait != nil }
        #expect(transport.wait?.host == "127.0.0.1:\(pictures.port)")
        let second = Task { await transport.failure(of: .test(replies.base)) }
        await eventually("the reply is asked for") { transport.wait?.host == "127.0.0.1:\(replies.port)" }
        first.cancel()
        second.cancel()
        _ = await (first.value, second.value)
    }
}
