import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct RedirectTests {
    private static let canary = "Client-ID canary-5b1f"

    private static func redirecting(_ status: String = "302 Found", to address: String) throws -> RawServer {
        try RawServer { connection in
            while connection.readHead() != nil {
                connection.answer(status, headers: ["Location: \(address)"])
            }
        }
    }

    private static func plain() throws -> RawServer {
        try RawServer { connection in
            while connection.readHead() != nil { connection.answer(body: Array("reached".utf8)) }
        }
    }

    private static func secret(_ url: String) -> HTTPRequest {
        var request = HTTPRequest.test(url)
        request.authorization = canary
        return request
    }

    @Test func `a redirect loop ends after five hops`() async throws {
        let server = try Self.redirecting(to: "/again")
        let error = await CurlTransport.test().failure(of: .test(server.base))
        #expect(error == .refused(.host("127.0.0.1:\(server.port)", .tooManyRedirects)))
        #expect(server.heads.count == 6)
    }

    @Test func `a long redirect chain ends after five hops`() async throws {
        let server = try RawServer { connection in
            while let head = connection.readHead() {
                let hop = head.split(separator: " ").dropFirst().first.flatMap { Int($0.dropFirst()) } ?? 0
                connection.answer(
                    hop < 1000 ? "302 Found" : "200 OK", headers: hop < 1000 ? ["Location: /\(hop + 1)"] : [])
            }
        }
        let error = await CurlTransport.test().failure(of: .test(server.base))
        #expect(error == .refused(.host("127.0.0.1:\(server.port)", .tooManyRedirects)))
        #expect(server.heads.count == 6)
    }

    @Test(arguments: ["301 Moved", "302 Found", "303 See Other", "307 Temporary", "308 Permanent"])
    func `after a redirect to another port, the access key is not sent`(status: String) async throws {
        let other = try Self.plain()
        let server = try Self.redirecting(status, to: other.base + "/x")
        let response = try await CurlTransport.test().data(Self.secret(server.base))
        #expect(response.body == Array("reached".utf8))
        #expect(server.heads.allSatisfy { $0.contains("canary") })
        #expect(other.heads.count == 1)
        #expect(other.heads.allSatisfy { !$0.contains("canary") })
    }

    @Test(arguments: ["http://localhost:", "//localhost:", "http://127.0.0.2:"])
    func `after a redirect to another host, the access key is not sent`(start: String) async throws {
        let other = try Self.plain()
        let server = try Self.redirecting(to: "\(start)\(other.port)/x")
        _ = await CurlTransport.test().failure(of: Self.secret(server.base))
        #expect(server.heads.count == 1)
        #expect(other.heads.allSatisfy { !$0.contains("canary") && !$0.contains("Referer") })
    }

    @Test func `in a redirect chain across ports, the access key is not sent`() async throws {
        let last = try Self.plain()
        let middle = try Self.redirecting(to: last.base)
        let first = try Self.redirecting(to: middle.base)
        _ = try await CurlTransport.test().data(Self.secret(first.base))
        #expect((middle.heads + last.heads).count == 2)
        #expect((middle.heads + last.heads).allSatisfy { !$0.contains("canary") })
    }

    @Test func `after a redirect on the same host, the access key is sent again`() async throws {
        let server = try RawServer { connection in
            while let head = connection.readHead() {
                let isEnd = head.hasPrefix("GET /end")
                connection.answer(isEnd ? "200 OK" : "302 Found", headers: isEnd ? [] : ["Location: /end"])
            }
        }
        _ = try await CurlTransport.test().data(Self.secret(server.base))
        #expect(server.heads.count == 2)
        #expect(server.heads.allSatisfy { $0.contains("Authorization: \(Self.canary)") })
    }

    @Test(arguments: [
        "file:///etc/hostname", "ftp://127.0.0.1/x", "gopher://127.0.0.1/x", "dict://127.0.0.1/x",
        "ldap://127.0.0.1/x", "smb://127.0.0.1/x", "scp://127.0.0.1/x", "sftp://127.0.0.1/x",
        "tftp://127.0.0.1/x", "telnet://127.0.0.1/x", "imap://127.0.0.1/x", "pop3://127.0.0.1/x",
        "rtsp://127.0.0.1/x", "mqtt://127.0.0.1/x",
    ])
    func `a redirect to a scheme other than http or https is refused`(address: String) async throws {
        let server = try Self.redirecting(to: address)
        let error = await CurlTransport.test().failure(of: .test(server.base))
        guard case .refused = error else {
            Issue.record("\(address): \(String(describing: error))")
            return
        }
    }

    @Test func `a redirect to a data URL is refused`() async throws {
        let server = try Self.redirecting(to: "data:text/plain,hello")
        let error = await CurlTransport.test().failure(of: .test(server.base))
        #expect(error != nil)
        #expect(server.heads.count == 1)
    }

    @Test func `a redirect to an address with user name is refused`() async throws {
        let other = try Self.plain()
        let server = try Self.redirecting(to: "http://user:word@127.0.0.1:\(other.port)/")
        let error = await CurlTransport.test().failure(of: .test(server.base))
        guard case .refused = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(other.connections == 0)
    }

    @Test func `plain http is refused for a request that may only reach the internet`() async throws {
        let server = try Self.plain()
        let error = await CurlTransport.test().failure(of: .test(server.base, reach: .internet))
        guard case .refused = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(server.connections == 0)
    }

    @Test func `headers of redirects and interim responses are not in the response`() async throws {
        let server = try RawServer { connection in
            while let head = connection.readHead() {
                if head.hasPrefix("GET /end") {
                    connection.send("HTTP/1.1 100 Continue\r\nX-Interim: 1\r\n\r\n")
                    connection.answer(headers: ["x-total: 7", "X-Total: 8"])
                } else {
                    connection.answer("302 Found", headers: ["Location: /end", "X-Hop: 1"])
                }
            }
        }
        let response = try await CurlTransport.test().data(.test(server.base))
        #expect(response.status == 200)
        #expect(response.headers["X-Hop"] == nil)
        #expect(response.headers["X-Interim"] == nil)
        #expect(response.headers["X-TOTAL"] == "8")
    }
}
