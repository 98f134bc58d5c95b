import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct FailureTests {
    @Test func `a refused connection is reported as offline with its errno`() async throws {
        // The discard port, which no service uses.
        let error = await CurlTransport.test().failure(of: .test("http://127.0.0.1:9"))
        #expect(error == .offline(.host("127.0.0.1:9", .system(ECONNREFUSED))))
    }

    @Test func `a connection closed without a reply is reported as offline`() async throws {
        let server = try RawServer { _ = $0.readHead() }
        let error = await CurlTransport.test().failure(of: .test(server.base))
        #expect(error == .offline(.host("127.0.0.1:\(server.port)", .lost)))
    }

    @Test(arguments: [0, 1, 17, 499, 998, 999])
    func `a body shorter than its Content-Length is unreadable`(offset: Int) async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n")
            connection.send([UInt8](repeating: 7, count: offset))
        }
        let error = await CurlTransport.test().failure(of: .test(server.base))
        #expect(error == .unreadable(.host("127.0.0.1:\(server.port)", .truncated)))
    }

    @Test(arguments: [0, 1, 499])
    func `a chunked body without last chunk is an error`(offset: Int) async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n1f4\r\n")
            connection.send([UInt8](repeating: 7, count: offset))
        }
        #expect(await CurlTransport.test().failure(of: .test(server.base)) != nil)
    }

    @Test func `a connection reset within a body is an error`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nabc")
            connection.resetOnClose()
        }
        #expect(await CurlTransport.test().failure(of: .test(server.base)) != nil)
    }

    @Test func `an invalid gzip body is unreadable`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.answer(headers: ["Content-Encoding: gzip"], body: Array("not packed at all".utf8))
        }
        let error = await CurlTransport.test().failure(of: .test(server.base, compressed: true))
        #expect(error == .unreadable(.host("127.0.0.1:\(server.port)", .undecodable)))
    }

    /// RFC 1952 allows several members; libcurl decodes only the first.
    @Test(arguments: [true, false])
    func `a gzip body of two members is reported as undecodable`(inOnePiece: Bool) async throws {
        let members = [Gzip.compress(Array("[1,".utf8)), Gzip.compress(Array("2]".utf8))]
        let server = try RawServer { connection in
            _ = connection.readHead()
            let length = members[0].count + members[1].count
            connection.send(
                "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(length)\r\n\r\n")
            if inOnePiece { connection.send(members[0] + members[1]) }
            if !inOnePiece { for member in members { connection.send(member) } }
            connection.waitForEnd()
        }
        let error = await CurlTransport.test().failure(of: .test(server.base, compressed: true))
        #expect(error == .unreadable(.host("127.0.0.1:\(server.port)", .undecodable)))
    }

    @Test func `a reply that is not HTTP is unreadable`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("220 mail.example.org ESMTP\r\n")
        }
        let error = await CurlTransport.test().failure(of: .test(server.base))
        #expect(error == .unreadable(.host("127.0.0.1:\(server.port)", .notHTTP)))
    }

    @Test func `a nonexistent HTTP version is named in the error`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/9.9 200 OK\r\nContent-Length: 2\r\n\r\nok")
        }
        let error = await CurlTransport.test().failure(of: .test(server.base))
        #expect(error == .unreadable(.host("127.0.0.1:\(server.port)", .unknownVersion("9.9"))))
    }

    @Test func `an unknown host name is reported as offline`() async {
        let error = await CurlTransport.test().failure(
            of: .test("https://no..such..name", deadlines: Deadlines(total: .seconds(60)), reach: .internet))
        guard case .offline(.host(let host, _)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(host == "no..such..name")
    }

    @Test(arguments: ["", "http://", "https://[", "not an address", "https://a b/"])
    func `an invalid address is refused`(address: String) async {
        #expect(await CurlTransport.test().failure(of: .test(address)) != nil)
    }

    @Test(arguments: [
        ("https://api.unsplash.com/photos", "api.unsplash.com"), ("http://127.0.0.1:9/", "127.0.0.1:9"),
        ("https://u:p@h.org:1?x", "h.org:1"), ("words", "words"),
    ])
    func `messages contain only the host and port of an address`(address: String, host: String) {
        #expect(address.hostForMessages == host)
    }
}
