import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct LimitTests {
    private static let limit = 1 << 20

    @Test func `an endless chunked body is stopped at the size limit`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            let piece = "4000\r\n" + String(repeating: "x", count: 0x4000) + "\r\n"
            while connection.send(piece) {}
        }
        let request = HTTPRequest.test(server.base, limit: Self.limit)
        #expect(await CurlTransport.test().failure(of: request) == .tooLarge(limit: Self.limit))
    }

    @Test func `a body without length is stopped at the size limit`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
            while connection.send([UInt8](repeating: 0, count: 0x4000)) {}
        }
        let request = HTTPRequest.test(server.base, limit: Self.limit)
        #expect(await CurlTransport.test().failure(of: request) == .tooLarge(limit: Self.limit))
    }

    @Test(arguments: ["gzip", "gzip, gzip"])
    func `a body that decompresses beyond the size limit is stopped`(encoding: String) async throws {
        let layers = encoding.split(separator: ",").count
        let bomb = (0..<layers).reduce([UInt8](repeating: 0, count: 16 << 20)) { bytes, _ in
            Gzip.compress(bytes)
        }
        try #require(bomb.count < Self.limit)
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.answer(headers: ["Content-Encoding: \(encoding)"], body: bomb)
        }
        let request = HTTPRequest.test(server.base, limit: Self.limit, compressed: true)
        #expect(await CurlTransport.test().failure(of: request) == .tooLarge(limit: Self.limit))
    }

    @Test func `a Content-Length above the size limit is refused before the body`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(Self.limit + 1)\r\n\r\n")
            connection.waitForEnd()
        }
        let request = HTTPRequest.test(server.base, limit: Self.limit)
        #expect(await CurlTransport.test().failure(of: request) == .tooLarge(limit: Self.limit))
    }

    @Test func `a body of exactly the size limit is accepted`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.answer(body: [UInt8](repeating: 7, count: Self.limit))
        }
        let response = try await CurlTransport.test().data(.test(server.base, limit: Self.limit))
        #expect(response.body.count == Self.limit)
    }

    @Test func `endless headers are stopped at the header limit`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\n")
            let line = "X-More: " + String(repeating: "y", count: 1000) + "\r\n"
            while connection.send(line) {}
        }
        let error = await CurlTransport.test().failure(of: .test(server.base))
        #expect(error == .tooLarge(limit: Transfer.headerLimit))
    }

    @Test func `an endless header line is stopped and reported as an endless header`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\nX-More: ")
            while connection.send([UInt8](repeating: 0x79, count: 0x4000)) {}
        }
        let error = await CurlTransport.test().failure(of: .test(server.base))
        #expect(error == .unreadable(.host("127.0.0.1:\(server.port)", .endlessHeader)))
    }

    @Test func `endless interim responses are stopped at the header limit`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            while connection.send("HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n") {}
        }
        let error = await CurlTransport.test().failure(of: .test(server.base))
        #expect(error == .tooLarge(limit: Transfer.headerLimit))
    }

    @Test func `requests have the documented size limits`() {
        let reply = HTTPRequest.reply("", authorization: nil, headers: [:], reach: .internet)
        #expect(reply.byteLimit == 8 * 1024 * 1024)
        #expect(HTTPRequest.picture("", reach: .internet).byteLimit == 64 * 1024 * 1024)
        #expect(HTTPRequest.file("", reach: .internet).byteLimit == 1024 * 1024 * 1024)
    }
}
