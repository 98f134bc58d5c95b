import GalleryCore
import Glibc
import PseudoTerminals
import Testing
import Waiting

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(5))) struct TrustTests {
    /// What a request to a server with this certificate fails with; nil when it is answered.
    private static func failure(
        _ server: TLSServer, trusting authority: String?
    ) async -> CatalogError? {
        await eventually("the server listens") { server.base != nil }
        let transport = CurlTransport(version: "9.8", authorityFile: authority)
        let error = await transport.failure(of: .test(server.base ?? ""))
        withExtendedLifetime(server) {}
        return error
    }

    @Test func `a private authority is trusted when it is named`() async throws {
        let server = try TLSServer(name: "IP:127.0.0.1")
        #expect(await Self.failure(server, trusting: server.authorityFile) == nil)
    }

    @Test func `a certificate of its own making is refused, with the reason`() async throws {
        let server = try TLSServer(name: "IP:127.0.0.1")
        guard case .offline(.host(let host, .reported(let text))) = await Self.failure(server, trusting: nil)
        else {
            Issue.record("the certificate was taken")
            return
        }
        #expect(host.hasPrefix("127.0.0.1:"))
        #expect(text.contains("self-signed certificate"))
    }

    @Test func `a certificate for another host is refused`() async throws {
        let server = try TLSServer(name: "DNS:other.example.org")
        guard
            case .offline(.host(_, .reported(let text))) = await Self.failure(
                server, trusting: server.authorityFile)
        else {
            Issue.record("the certificate was taken")
            return
        }
        #expect(text.contains("127.0.0.1"))
    }

    @Test func `a certificate whose time is over is refused, with the reason`() async throws {
        let server = try TLSServer(name: "IP:127.0.0.1", isExpired: true)
        guard
            case .offline(.host(_, .reported(let text))) = await Self.failure(
                server, trusting: server.authorityFile)
        else {
            Issue.record("the certificate was taken")
            return
        }
        #expect(text.contains("expired"))
    }

    @Test func `an authority nobody knows is refused, with the reason`() async throws {
        let server = try TLSServer(name: "IP:127.0.0.1")
        let other = try TLSServer(name: "IP:127.0.0.1")
        guard
            case .offline(.host(_, .reported(let text))) = await Self.failure(
                server, trusting: other.authorityFile)
        else {
            Issue.record("the certificate was taken")
            return
        }
        #expect(text.contains("certificate"))
        withExtendedLifetime(other) {}
    }

    @Test func `nothing is asked of a host that is not trusted`() async throws {
        let server = try RawServer { connection in
            // All that comes before the answer to a greeting is the greeting.
            var byte: UInt8 = 0
            guard read(connection.descriptor, &byte, 1) == 1, byte == 0x16 else { return }
            connection.send([0x15, 3, 3, 0, 2, 2, 40])
            _ = connection.readHead()
        }
        var request = HTTPRequest.test("https://127.0.0.1:\(server.port)/canary")
        request.authorization = "canary"
        guard case .offline = await CurlTransport.test().failure(of: request) else {
            Issue.record("a host without a certificate was taken")
            return
        }
        #expect(server.heads.isEmpty)
    }

    @Test func `a version of TLS before 1.2 is refused`() async throws {
        let server = try TLSServer(name: "IP:127.0.0.1", version: "-tls1_1 -cipher DEFAULT@SECLEVEL=0")
        guard case .offline = await Self.failure(server, trusting: server.authorityFile) else {
            Issue.record("TLS 1.1 was taken")
            return
        }
    }

    @Test func `an authority file that is missing is named`() async throws {
        let server = try TLSServer(name: "IP:127.0.0.1")
        guard
            case .offline(.host(_, .reported(let text))) = await Self.failure(
                server, trusting: "/no/such/file.pem")
        else {
            Issue.record("a missing file was taken")
            return
        }
        #expect(text.contains("/no/such/file.pem"))
    }
}
