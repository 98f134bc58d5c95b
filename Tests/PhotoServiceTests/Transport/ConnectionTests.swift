import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ConnectionTests {
    @Test func `consecutive requests share a connection`() async throws {
        let server = try RawServer { connection in
            while connection.readHead() != nil { connection.answer() }
        }
        let transport = CurlTransport.test()
        for _ in 0..<10 { _ = try await transport.data(.test(server.base)) }
        #expect(server.heads.count == 10)
        #expect(server.connections == 1)
    }

    @Test func `a connection closed by the server between requests is replaced`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.answer(body: [UInt8(ascii: "y")])
        }
        let transport = CurlTransport.test()
        for _ in 0..<100 {
            #expect(try await transport.data(.test(server.base)).body == [UInt8(ascii: "y")])
        }
        #expect(server.connections == 100)
    }

    @Test func `thirty concurrent requests each get their own reply`() async throws {
        let server = try RawServer { connection in
            while let head = connection.readHead() {
                connection.answer(body: Array(head.split(separator: " ")[1].utf8))
            }
        }
        let transport = CurlTransport.test()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<30 {
                group.addTask {
                    let response = try await transport.data(.test("\(server.base)/\(number)"))
                    #expect(response.body == Array("/\(number)".utf8))
                }
            }
            try await group.waitForAll()
        }
        #expect(server.connections <= 8)
    }

    @Test func `a request sends user agent and accepted codings, and no cookies of earlier replies`()
        async throws
    {
        let server = try RawServer { connection in
            while connection.readHead() != nil { connection.answer(headers: ["Set-Cookie: a=b; Path=/"]) }
        }
        let transport = CurlTransport.test()
        for _ in 0..<2 { _ = try await transport.data(.test(server.base, compressed: true)) }
        #expect(server.heads.allSatisfy { $0.contains("User-Agent: gallery/9.8\r\n") })
        #expect(server.heads.allSatisfy { $0.contains("Accept-Encoding: ") && $0.contains("gzip") })
        #expect(server.heads.allSatisfy { !$0.contains("Cookie") })
    }

    @Test(arguments: ["gzip", "X-GZIP", "br", "zstd", "deflate", "identity, gzip"])
    func `a request without compression offers no coding, and a compressed reply to it fails`(coding: String)
        async throws
    {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.answer(headers: ["Content-Encoding: \(coding)"], body: [1, 2, 3])
        }
        let error = await CurlTransport.test().failure(of: .test(server.base))
        #expect(server.heads.allSatisfy { !$0.contains("Accept-Encoding") })
        let name = coding.lowercased().split(separator: " ").last ?? ""
        #expect(
            error
                == .unreadable(
                    .host("127.0.0.1:\(server.port)", .unexpectedEncoding(String(name)))))
    }

    @Test(arguments: ["identity", "utf-8", "none", ""])
    func `a Content-Encoding value that names no compression is ignored`(word: String) async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.answer(headers: ["Content-Encoding: \(word)"], body: [1, 2, 3])
        }
        #expect(try await CurlTransport.test().data(.test(server.base)).body == [1, 2, 3])
    }

    @Test func `a gzip reply is decompressed`() async throws {
        let text = Array(String(repeating: "photos and more photos ", count: 100).utf8)
        let packed = Gzip.compress(text)
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.answer(headers: ["Content-Encoding: gzip"], body: packed)
        }
        #expect(try await CurlTransport.test().data(.test(server.base, compressed: true)).body == text)
    }
}
