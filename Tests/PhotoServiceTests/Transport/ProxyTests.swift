import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(5))) struct ProxyTests {
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
}
