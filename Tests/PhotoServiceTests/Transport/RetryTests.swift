import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct RetryTests {
    private static let quick = RetryPolicy(firstPause: .milliseconds(1), lastStart: .seconds(600))

    @Test(arguments: [429, 500, 502, 503, 504])
    func `a temporarily refused request is sent four times`(status: Int) async throws {
        let server = try Replies.server(.status(status))
        #expect(try await CurlTransport.test(Self.quick).data(.test(server.base)).status == status)
        #expect(server.heads.count == 4)
    }

    @Test(arguments: [200, 301, 400, 401, 403, 404, 410, 422])
    func `a request is sent only once if the status of the reply is no temporary failure`(status: Int)
        async throws
    {
        let server = try Replies.server(.status(status))
        #expect(try await CurlTransport.test(Self.quick).data(.test(server.base)).status == status)
        #expect(server.heads.count == 1)
    }

    @Test func `a request to a recovering service is retried until it succeeds`() async throws {
        let server = try Replies.server(
            .nothing, .status(503), .cut("who", of: 5), .status(200, body: "whole"))
        let response = try await CurlTransport.test(Self.quick).data(.test(server.base))
        #expect(response.status == 200)
        #expect(response.body == Array("whole".utf8))
        #expect(server.heads.count == 4)
    }

    @Test func `a request whose connection is always lost fails after four attempts`() async throws {
        let server = try Replies.server(.nothing)
        let error = await CurlTransport.test(Self.quick).failure(of: .test(server.base))
        #expect(error == .offline(.host("127.0.0.1:\(server.port)", .lost)))
        #expect(server.heads.count == 4)
    }

    @Test
    func `a reused connection that the server closes during a request is replaced, even a hundred times`()
        async throws
    {
        let server = try RawServer { connection in
            // Replies once, reads another request, and closes the connection.
            _ = connection.readHead()
            connection.answer(body: [UInt8(ascii: "y")])
            _ = connection.readHead()
        }
        let transport = CurlTransport.test(Self.quick)
        for _ in 0..<101 {
            #expect(try await transport.data(.test(server.base)).body == [UInt8(ascii: "y")])
        }
        #expect(server.connections == 101)
    }

    @Test(arguments: [Replies.Reply.nothing, .status(500), .status(429, retryAfter: "0"), .cut("a", of: 9)])
    func `a form is sent exactly once, whatever the reply`(reply: Replies.Reply) async throws {
        let server = try Replies.server(.status(200), reply)
        let transport = CurlTransport.test(Self.quick)
        let form = HTTPRequest.form(server.base, [("secret", "a&b=c"), ("grant", "x y")], reach: .loopback)
        _ = try await transport.data(form)
        _ = try? await transport.data(form)
        #expect(server.heads.count == 2)
        #expect(server.heads.allSatisfy { $0.hasPrefix("POST / HTTP/1.1\r\n") })
        #expect(server.heads.allSatisfy { $0.contains("application/x-www-form-urlencoded") })
    }

    @Test func `a form is never redirected`() async throws {
        let other = try RawServer { _ = $0.readHead() }
        for status in ["301", "302", "303", "307", "308"] {
            let server = try RawServer { connection in
                _ = connection.readHead()
                connection.answer("\(status) Elsewhere", headers: ["Location: \(other.base)/"])
            }
            let form = HTTPRequest.form(server.base, [("secret", "s")], reach: .loopback)
            #expect(try await CurlTransport.test(Self.quick).data(form).status == Int(status))
        }
        #expect(other.connections == 0)
    }

    @Test func `a request that must not be repeated is sent once`() async throws {
        let server = try Replies.server(.status(503))
        var request = HTTPRequest.test(server.base)
        request.isRepeatable = false
        _ = try await CurlTransport.test(Self.quick).data(request)
        #expect(server.heads.count == 1)
    }

    @Test func `a download restarts after an error status, or if its received part cannot be resumed`()
        async throws
    {
        let file = TemporaryFile(), path = file.path
        let server = try Replies.server(
            .cut("", of: 4), .status(502, body: "sorry"), .status(200, body: "file"))
        let transport = CurlTransport.test(Self.quick)
        _ = try await transport.download(.test(server.base), into: path) { _, _ in }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("file".utf8))
        #expect(server.heads.count == 3)

        let cutting = try Replies.server(.cut("fi", of: 4), .status(200, body: "file"))
        _ = try await transport.download(.test(cutting.base), into: path) { _, _ in }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("file".utf8))
        #expect(cutting.heads.count == 2)
    }

    @Test func `a request canceled during a retry delay ends at once`() async throws {
        // The retry delay outlasts the test.
        let server = try Replies.server(.status(429, retryAfter: "500"))
        let transport = CurlTransport.test(RetryPolicy(longestSilence: .seconds(600)))
        await onOwnThread {
            await transport.failure(of: .test(server.base))
        } while: { task in
            await eventually("the pause has begun") { transport.wait?.pause != nil }
            task.cancel()
            #expect(await task.value == .cancelled)
        }
        #expect(server.heads.count == 1)
    }

    @Test func `each retry delay is random, between half and all of a maximum that doubles`() {
        let policy = RetryPolicy()
        for number in 0..<3 {
            let whole = Duration.milliseconds(400 * (1 << number))
            let pauses = (0..<50).map { _ in policy.pause(number) }
            #expect(pauses.allSatisfy { whole / 2 <= $0 && $0 <= whole })
            #expect(Set(pauses).count > 40)
        }
    }
}
