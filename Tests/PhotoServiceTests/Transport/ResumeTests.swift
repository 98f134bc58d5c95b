import Foundation
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ResumeTests {
    private static let body = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

    private let folder = TemporaryFolder()
    /// Target file, empty at first; a file next to it states its origin.
    private var path: String { folder.path + "/photo" }

    init() throws {
        try Data().write(to: URL(fileURLWithPath: path))
    }

    private func download(
        _ server: RawServer, _ address: String = "/p?sig=1",
        progress: @escaping @Sendable (Int64, Int64?) -> Void = { _, _ in }
    ) async -> Result<Int, CatalogError> {
        do throws(CatalogError) {
            return .success(
                try await CurlTransport.test().download(
                    .test(server.base + address), into: path, progress: progress
                ).status)
        } catch { return .failure(error) }
    }

    private var file: [UInt8] { Array((try? Data(contentsOf: URL(fileURLWithPath: path))) ?? Data()) }

    private func leave(
        _ count: Int, of server: RawServer, validator: String = "\"one\"", total: Int = body.count
    )
        throws
    {
        try Data(Self.body.prefix(count)).write(to: URL(fileURLWithPath: path))
        let origin = "\(server.base)/p\n\(validator)\n\(total)\n"
        try Data(origin.utf8).write(to: URL(fileURLWithPath: FileDraft.originPath(of: path)))
    }

    /// Serves the body and ranges of it; truncates the first `cuts` replies to `cut` bytes.
    private static func serving(cuts: Int = 0, cut: Int = 100_000, tag: String? = "ETag: \"one\"") throws
        -> RawServer
    {
        try RawServer { connection in
            guard let head = connection.readHead() else { return }
            let range = head.firstMatch(of: #/\r\nRange: bytes=(\d+)-\r\n/#).flatMap { Int($0.output.1) }
            let start = range ?? 0
            let rest = body[start...]
            let status = range == nil ? "200 OK" : "206 Partial Content"
            let part = range == nil ? [] : ["Content-Range: bytes \(start)-\(body.count - 1)/\(body.count)"]
            let lines =
                ["HTTP/1.1 \(status)", "Content-Length: \(rest.count)"] + part + (tag.map { [$0] } ?? [])
            connection.send(lines.joined(separator: "\r\n") + "\r\n\r\n")
            connection.send(Array(connection.number <= cuts ? rest.prefix(cut) : rest))
        }
    }

    @Test func `an interrupted download resumes automatically`() async throws {
        let server = try Self.serving(cuts: 2)
        let seen = Mutex<[Int64]>([])
        let outcome = await download(server) { done, total in
            #expect(total == 300_000)
            seen.withLock { $0.append(done) }
        }
        #expect(outcome == .success(200))
        #expect(file == Self.body)
        #expect(seen.withLock(\.self) == seen.withLock { $0.sorted() })
        let ranges = server.heads.map { head in
            String(head.firstMatch(of: #/\r\nRange: (.+)\r\n/#)?.output.1 ?? "")
        }
        #expect(ranges == ["", "bytes=100000-", "bytes=200000-"])
        #expect(server.heads[1].contains("\r\nIf-Range: \"one\"\r\n"))
    }

    @Test func `a download resumes the partial file of an earlier download, whatever the address's query`()
        async throws
    {
        let server = try Self.serving()
        try leave(123_457, of: server)
        #expect(await download(server, "/p?sig=2") == .success(200))
        #expect(file == Self.body)
        #expect(server.heads.first?.contains("\r\nRange: bytes=123457-\r\n") == true)
    }

    @Test func `a repeatedly interrupted download fails and keeps the received bytes`()
        async throws
    {
        let server = try Self.serving(cuts: 100, cut: 10_000)
        guard case .failure = await download(server) else { return #expect(Bool(false)) }
        #expect(server.connections == 4)
        #expect(file == Array(Self.body.prefix(40_000)))
        #expect(FileManager.default.fileExists(atPath: FileDraft.originPath(of: path)))
    }

    @Test func `an interrupted download without a validator restarts`() async throws {
        let server = try Self.serving(cuts: 1, tag: nil)
        #expect(await download(server) == .success(200))
        #expect(file == Self.body)
        #expect(!server.heads.contains { $0.contains("\r\nRange:") })
    }

    @Test(arguments: ["W/\"one\"", "\"one"])
    func `a resumed download is conditional on its ETag, or on a strong date if the ETag is weak`(tag: String)
        async throws
    {
        let dated =
            "ETag: \(tag)\r\nLast-Modified: Wed, 21 Oct 2015 07:28:00 GMT"
            + "\r\nDate: Wed, 21 Oct 2015 07:29:00 GMT"
        let server = try Self.serving(cuts: 1, tag: dated)
        #expect(await download(server) == .success(200))
        #expect(file == Self.body)
        let mark = tag.hasPrefix("W") ? "Wed, 21 Oct 2015 07:28:00 GMT" : "\"one"
        #expect(server.heads.last?.contains("\r\nIf-Range: \(mark)\r\n") == true)
    }

    @Test func `a changed file is downloaded from its start`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.answer(headers: ["ETag: \"two\""], body: Array("new".utf8))
        }
        try leave(1_000, of: server)
        #expect(await download(server) == .success(200))
        #expect(file == Array("new".utf8))
    }

    @Test func `a partial file of another address is not resumed`() async throws {
        let server = try Self.serving()
        try leave(1_000, of: server)
        #expect(await download(server, "/q") == .success(200))
        #expect(server.heads.first?.contains("Range:") == false)
        #expect(file == Self.body)
    }

    @Test func `an unsatisfiable range restarts the download`() async throws {
        let server = try RawServer { connection in
            let head = connection.readHead() ?? ""
            if head.contains("\r\nRange:") {
                connection.answer("416 Range Not Satisfiable", headers: ["Content-Range: bytes */3"])
            } else {
                connection.answer(headers: ["ETag: \"two\""], body: [1, 2, 3])
            }
        }
        try leave(1_000, of: server)
        #expect(await download(server) == .success(200))
        #expect(file == [1, 2, 3])
        #expect(server.heads.count == 2)
    }

    @Test(arguments: ["bytes 0-9/10", "bytes 999-1999/2000", "bytes */10", "", "items 1000-1009/1010"])
    func `a range other than requested is not written`(range: String) async throws {
        let server = try RawServer { connection in
            let isAsked = connection.readHead()?.contains("\r\nRange:") == true
            connection.answer(
                isAsked ? "206 Partial Content" : "404 Not Found",
                headers: isAsked ? ["ETag: \"one\"", "Content-Range: \(range)"] : [],
                body: [UInt8](repeating: 9, count: 10))
        }
        try leave(1_000, of: server)
        // The second request has no range.
        #expect(await download(server) == .success(404))
        #expect(file == Array(Self.body.prefix(1_000)))
        #expect(server.heads.count == 2)
    }

    @Test func `a complete file is not requested again`() async throws {
        let server = try Self.serving()
        try leave(Self.body.count, of: server)
        #expect(await download(server) == .success(200))
        #expect(server.connections == 0)
        #expect(file == Self.body)
    }

    @Test(arguments: ["", "x", "a\nb\nc", "\n\n\n", "a\n\n1\n", "a\nb\n1\nmore\n"])
    func `a download succeeds despite a damaged origin file`(note: String) async throws {
        let server = try Self.serving()
        try leave(1_000, of: server)
        try Data(note.utf8).write(to: URL(fileURLWithPath: FileDraft.originPath(of: path)))
        #expect(await download(server) == .success(200))
        #expect(file == Self.body)
    }

    @Test func `the size limit includes the resumed part`() async throws {
        let server = try Self.serving()
        try leave(200_000, of: server)
        let limited = HTTPRequest.test(server.base + "/p", limit: 250_000)
        await #expect(throws: CatalogError.tooLarge(limit: 250_000)) {
            _ = try await CurlTransport.test().download(limited, into: path) { _, _ in }
        }
        #expect(file.count <= 250_000)
    }

    @Test func `a canceled download keeps the received bytes`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 300000\r\nETag: \"one\"\r\n\r\n")
            connection.send(Array(Self.body.prefix(50_000)))
            connection.waitForEnd()
        }
        let enough = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            await download(server) { done, _ in if done == 50_000 { enough.continuation.finish() } }
        }
        for await _ in enough.stream {}
        task.cancel()
        #expect(await task.value == .failure(.cancelled))
        #expect(file == Array(Self.body.prefix(50_000)))
        let whole = try Self.serving()
        try leave(50_000, of: whole)
        #expect(await download(whole) == .success(200))
        #expect(file == Self.body)
    }

    @Test(
        arguments: [
            ("bytes 0-9/10", 0, 10), ("Bytes 5-9/*", 5, nil), ("bytes 9-5/10", nil, nil),
            ("bytes 0-9/9", nil, nil),
            ("bytes -5/10", nil, nil), ("bytes a-b/c", nil, nil), (nil, nil, nil),
        ] as [(String?, Int?, Int?)])
    func `a Content-Range is parsed, and a missing or inconsistent one is rejected`(
        field: String?, first: Int?, total: Int?
    ) {
        #expect(ContentRange(field)?.first == first)
        #expect(ContentRange(field)?.total == total)
    }
}
