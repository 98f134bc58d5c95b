import Foundation
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct TruncatedReplyTests {
    enum Kind: CaseIterable { case shortOfItsLength, packed, reset, withoutLastChunk }

    private static let offsets = 50
    private static let whole = Array(TestedService.unsplash.page([PhotoFixture.listed("a")]).utf8)

    /// Sends a fraction of a body, then ends according to `kind`; `packed` is the gzip form.
    private static func send(
        _ kind: Kind, _ part: Int, of body: [UInt8], packed: [UInt8], on connection: RawConnection
    ) {
        let count = body.count * part / offsets
        switch kind {
        case .shortOfItsLength:
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\n\r\n")
            connection.send(Array(body.prefix(count)))
        case .packed:
            let beginning = Array(packed.prefix(packed.count * part / offsets))
            connection.answer(headers: ["Content-Encoding: gzip"], body: beginning)
        case .reset:
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(body.count)\r\n\r\n")
            connection.send(Array(body.prefix(count)))
            connection.resetOnClose()
        case .withoutLastChunk:
            let size = String(body.count, radix: 16)
            connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n\(size)\r\n")
            connection.send(Array(body.prefix(count)))
        }
    }

    @Test(arguments: Kind.allCases)
    func `a truncated reply is an error and is not cached`(kind: Kind) async throws {
        let packed = Gzip.compress(Self.whole)
        let part = Mutex(-1)
        let server = try RawServer { connection in
            while connection.readHead() != nil {
                let now = part.withLock { part in
                    part += 1
                    return part
                }
                Self.send(kind, now, of: Self.whole, packed: packed, on: connection)
                guard kind == .packed else { return }
            }
        }
        let memory = InMemoryReplies()
        let catalog = CachedCatalog(
            try UnsplashCatalog(base: server.base, key: "k", transport: .test()), memory: memory,
            stale: StaleResponses())
        for part in 0..<Self.offsets {
            await #expect(throws: CatalogError.self, "part \(part)") {
                _ = try await catalog.page(of: .search(SearchQuery(keywords: "fog")), PageRequest(number: 1))
            }
        }
        #expect(server.heads.count == Self.offsets)
        #expect(memory.count == 0)
    }

    @Test(arguments: TestedService.allCases, ["", " ", "\r\n"])
    func `a reply with an empty or blank body is an error`(service: TestedService, body: String) async throws
    {
        let server = try PreparedServer { _ in .init(body: body) }
        let result = try await service.search("fog", at: server.base)
        #expect(result == .failure(.unreadable(.empty)))
    }

    @Test(arguments: [Kind.shortOfItsLength, .reset, .withoutLastChunk])
    func `a truncated download is an error`(kind: Kind) async throws {
        let body = [UInt8](repeating: 7, count: 5_000)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for part in stride(from: 0, to: Self.offsets, by: 5) {
                group.addTask {
                    let server = try RawServer { connection in
                        _ = connection.readHead()
                        Self.send(kind, part, of: body, packed: [], on: connection)
                    }
                    let file = TemporaryFile(), path = file.path
                    await #expect(throws: CatalogError.self, "part \(part)") {
                        _ = try await CurlTransport.test().download(.test(server.base), into: path) { _, _ in
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
    }
}
