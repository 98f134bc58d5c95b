import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct TrustTests {
    private static func failure(
        _ server: TLSServer, trusting authority: String?
    ) async -> CatalogError? {
        await eventually("the server listens") { server.base != nil }
        let transport = CurlTransport(version: "9.8", authorityFile: authority)
        let error = await transport.failure(of: .test(server.base ?? ""))
        withExtendedLifetime(server) {}
        return error
    }

    @Test func `a configured private authority is trusted`() async throws {
        let server = try TLSServer(name: "IP:127.0.0.1")
        #expect(await Self.failure(server, trusting: server.authorityFile) == nil)
    }

    @Test func `a self-signed certificate is refused with the reason`() async throws {
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

    @Test func `an expired certificate is refused with the reason`() async throws {
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

    @Test func `a certificate of an unknown authority is refused with the reason`() async throws {
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

    @Test func `no request is sent to an untrusted host`() async throws {
        let server = try RawServer { connection in
            // The client sends only its ClientHello before the server replies.
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

    @Test func `TLS versions below 1.2 are refused`() async throws {
        let server = try TLSServer(name: "IP:127.0.0.1", version: "-tls1_1 -cipher DEFAULT@SECLEVEL=0")
        guard case .offline = await Self.failure(server, trusting: server.authorityFile) else {
            Issue.record("TLS 1.1 was taken")
            return
        }
    }

    @Test func `a missing authority file is named in the error`() async throws {
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
