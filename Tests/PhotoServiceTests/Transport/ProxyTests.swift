import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ProxyTests {
    private static let request = HTTPRequest.test("https://api.example.org/photos", reach: .internet)

    private func transport(_ proxy: String) -> CurlTransport {
        CurlTransport(
            version: "9.8", policy: RetryPolicy(firstPause: .milliseconds(1)), proxy: Proxy(address: proxy))
    }

    @Test(arguments: [407, 403, 502])
    func `a proxy that refuses a tunnel is named in the error and asked only once`(status: Int) async throws {
        let proxy = try Replies.server(.status(status))
        let error = await transport("http://name:secret@127.0.0.1:\(proxy.port)").failure(of: Self.request)
        #expect(error == .offline(.proxy("127.0.0.1:\(proxy.port)", .status(status))))
        #expect(proxy.heads.count == 1)
        #expect(proxy.heads.first?.hasPrefix("CONNECT api.example.org:443 ") == true)
    }

    @Test func `a proxy that closes the connection is named in the error and asked once`() async throws {
        let proxy = try Replies.server(.nothing)
        let error = await transport(proxy.base).failure(of: Self.request)
        #expect(error == .offline(.proxy("127.0.0.1:\(proxy.port)", .lost)))
        #expect(proxy.connections == 1)
    }

    @Test func `a proxy that does not listen is named in the error`() async throws {
        // The discard port, which no service uses.
        let error = await transport("http://127.0.0.1:9").failure(of: Self.request)
        #expect(error == .offline(.proxy("127.0.0.1:9", .system(ECONNREFUSED))))
    }

    @Test func `a broken tunnel is reported as offline, with the host and not the proxy`() async throws {
        let proxy = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 Connected\r\n\r\n")
            connection.resetOnClose()
        }
        let error = await transport(proxy.base).failure(of: Self.request)
        guard case .offline(.host("api.example.org", let reason)) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        // The connection failed, and not the name resolution of a request that ignored the proxy.
        #expect(![.unknownHost, .noNameServer].contains(reason))
        #expect(proxy.heads.first?.hasPrefix("CONNECT api.example.org:443 ") == true)
    }

    @Test(arguments: [
        "http://name:s3cret@h.example:3128", "name:s3cret@h.example:3128",
        "socks5h://name:s3cret@h.example:3128",
        "http://name:p@s3cret@h.example:3128", "http://name:s3/cret#a?b@h.example:3128",
        "http://:s3cret@h.example:3128",
        "s3cret@h.example:3128", "http://name:p%40s3cret@h.example:3128",
        "http://name:s3cret%40h.example:3128",
        "http:/name:s3cret@h.example:3128", "http://name:s3cret@h.example:3128/path",
        "//name:s3cret@h.example:3128",
        "HTTP://name:s3cret@@h.example:3128", "https//name:s3cret\\@h.example:3128",
    ])
    func `a proxy of any form is named without its password`(address: String) {
        #expect(Proxy(address: address).host == "h.example:3128")
    }

    @Test func `a proxy without a password is named as given`() {
        #expect(Proxy(address: "http://[::1]:3128").host == "[::1]:3128")
        #expect(Proxy(address: "h.example").host == "h.example")
        #expect(Proxy(address: "name:s3cret").host == "name")
    }

    @Test(arguments: [
        "ftp://name:s3cret@127.0.0.1:9", "http://name:s3/cret@127.0.0.1:9",
        "http://name:s3cret@127.0.0.1:port",
        "socks9://name:s3cret@127.0.0.1:9", "http://name:s3 cret@127.0.0.1:9", "http://name:s3cret@[::1:9",
        "socks5h://name:s3cret@127.0.0.1:9", "https://name:s3cret@127.0.0.1:9", "name:s3cret@127.0.0.1:9",
        "http://name:%s3cret@127.0.0.1:9",
    ])
    func `an error about a proxy does not contain its password`(address: String) async throws {
        let error = try #require(await transport(address).failure(of: Self.request))
        #expect(!"\(error)".contains("cret"), "\(error)")
    }
}
