import GalleryCore
import TestKit
import Testing

@testable import PhotoService

/// Endless HTTP/2 frames, which libcurl reads without checking its deadlines.
@Suite(.whenIdle, .timeLimit(.minutes(10))) struct FloodTests {
    /// PRIORITY (RFC 9113, 6.3) of an idle stream: short and valid.
    private static let frame: [UInt8] = [0, 0, 5, 2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 16]

    @Test func `a connection flooded with HTTP/2 frames is closed, and its request fails`() async throws {
        let frames = Array(repeatElement(Self.frame, count: 300_000).joined())
        let server = try TLSServer(name: "IP:127.0.0.1", frames: frames)
        await eventually("the server listens") { server.base != nil }
        let transport = CurlTransport(
            version: "9.8", authorityFile: server.authorityFile, policy: .none,
            sockets: OpenSockets(stallTimeout: .milliseconds(200)))
        // No deadline expires within the time limit.
        let deadlines = Deadlines(idle: .seconds(600), total: .seconds(600))
        #expect(await transport.failure(of: .test(server.base ?? "", deadlines: deadlines)) != nil)
        withExtendedLifetime(server) {}
    }
}
