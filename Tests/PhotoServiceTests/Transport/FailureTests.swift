import GalleryCore
import Glibc
import PseudoTerminals
import Testing
import Waiting

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(5))) struct FailureTests {
    @Test func `a port nobody listens on is offline, with the reason`() async throws {
        // Nobody but root listens on the discard port, and nobody does.
        let error = await CurlTransport.test().failure(of: .test("http://127.0.0.1:9"))
        #expect(error == .offline(.host("127.0.0.1:9", .system(ECONNREFUSED))))
    }

    @Test func `an answer without a byte is offline`() async throws {
        let server = try RawServer { _ = $0.readHead() }
        let error = await CurlTransport.test().failure(of: .test(server.base))
        #expect(error == .offline(.host("127.0.0.1:\(server.port)", .lost)))
    }

    @Test(arguments: [0, 1, 17, 499, 998, 999])
    func `a body cut short of its length is unreadable`(offset: Int) async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            connection.send([UInt8](repeating: 7, count: offset))
        }
        let error = await CurlTransport.test().failure(of: .test(server.base))
        #expect(error == .unreadable(.host("127.0.0.1:\(server.port)", .truncated)))
    }

    @Test(arguments: [0, 1, 499])
    func `a chunked body without its last chunk is a failure`(offset: Int) async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1f4\r\n")
            connection.send([UInt8](repeating: 7, count: offset))
        }
        #expect(await CurlTransport.test().failure(of: .test(server.base)) != nil)
    }

    @Test func `a reset in the middle of a body is a failure`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nabc")
            connection.resetOnClose()
        }
        #expect(await CurlTransport.test().failure(of: .test(server.base)) != nil)
    }

    @Test func `bytes that are no gzip are unreadable`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.answer(headers: ["Content-Encoding: gzip"], body: Array("not packed at all".utf8))
        }
        let error = await CurlTransport.test().failure(of: .test(server.base, compressed: true))
        #expect(error == .unreadable(.host("127.0.0.1:\(server.port)", .undecodable)))
    }

    @Test func `something that is not HTTP is unreadable`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("220 mail.example.org ESMTP\r\n")
        }
        let error = await CurlTransport.test().failure(of: .test(server.base))
        #expect(error == .unreadable(.host("127.0.0.1:\(server.port)", .notHTTP)))
    }

    @Test func `a version of HTTP that does not exist is named`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/9.9 200 OK\r\nContent-Length: 2\r\n\r\nok")
        }
        let error = await CurlTransport.test().failure(of: .test(server.base))
        #expect(error == .unreadable(.host("127.0.0.1:\(server.port)", .unknownVersion("9.9"))))
    }

    @Test func `a name that does not exist is offline`() async {
        let error = await CurlTransport.test().failure(
            of: .test("https://no..such..name", deadlines: Deadlines(total: .seconds(5)), reach: .internet))
        guard case .offline(.host(let host, _)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(host == "no..such..name")
    }

    @Test(arguments: ["", "http://", "https://[", "not an address", "https://a b/"])
    func `what is no address is refused`(address: String) async {
        #expect(await CurlTransport.test().failure(of: .test(address)) != nil)
    }

    @Test(arguments: [
        ("https://api.unsplash.com/photos", "api.unsplash.com"), ("http://127.0.0.1:9/", "127.0.0.1:9"),
        ("https://u:p@h.org:1?x", "h.org:1"), ("words", "words"),
    ])
    func `messages name the host alone`(address: String, host: String) {
        #expect(address.hostForMessages == host)
    }
}
