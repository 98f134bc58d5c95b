import Foundation
import GalleryCore
import PseudoTerminals
import Synchronization
import Testing
import Waiting

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(5))) struct ResumeTests {
    private static let body = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }

    private let folder = TemporaryFolder()
    /// An empty file, beside which its origin is noted.
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

    /// What an earlier command left: a beginning, and what it is the beginning of.
    private func leave(
        _ count: Int, of server: RawServer, validator: String = "\"one\"", total: Int = body.count
    )
        throws
    {
        try Data(Self.body.prefix(count)).write(to: URL(fileURLWithPath: path))
        let origin = "\(server.base)/p\n\(validator)\n\(total)\n"
        try Data(origin.utf8).write(to: URL(fileURLWithPath: FileDraft.originPath(of: path)))
    }

    /// Sends the body, or on request the rest of it; cuts every answer after `cut` bytes as long as `cuts` say.
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

    @Test func `a download that is cut goes on by itself where it was`() async throws {
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

    @Test func `the next command goes on where the last was stopped`() async throws {
        let server = try Self.serving()
        try leave(123_457, of: server)
        #expect(await download(server, "/p?sig=2") == .success(200))
        #expect(file == Self.body)
        #expect(server.heads.first?.contains("\r\nRange: bytes=123457-\r\n") == true)
    }

    @Test func `a connection that is cut again and again ends the download, and keeps what came`()
        async throws
    {
        let server = try Self.serving(cuts: 100, cut: 10_000)
        guard case .failure = await download(server) else { return #expect(Bool(false)) }
        #expect(server.connections == 4)
        #expect(file == Array(Self.body.prefix(40_000)))
        #expect(FileManager.default.fileExists(atPath: FileDraft.originPath(of: path)))
    }

    @Test func `without a mark of the file it starts over`() async throws {
        let server = try Self.serving(cuts: 1, tag: nil)
        #expect(await download(server) == .success(200))
        #expect(file == Self.body)
        #expect(!server.heads.contains { $0.contains("\r\nRange:") })
    }

    @Test(arguments: ["W/\"one\"", "\"one"])
    func `a weak mark is none, and the date of the last change is one`(tag: String) async throws {
        let dated =
            "ETag: \(tag)\r\nLast-Modified: Wed, 21 Oct 2015 07:28:00 GMT"
            + "\r\nDate: Wed, 21 Oct 2015 07:29:00 GMT"
        let server = try Self.serving(cuts: 1, tag: dated)
        #expect(await download(server) != .success(0))
        #expect(file == Self.body)
        let mark = tag.hasPrefix("W") ? "Wed, 21 Oct 2015 07:28:00 GMT" : "\"one"
        #expect(server.heads.last?.contains("\r\nIf-Range: \(mark)\r\n") == true)
    }

    @Test func `a file that has changed is taken from its start`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.answer(headers: ["ETag: \"two\""], body: Array("new".utf8))
        }
        try leave(1_000, of: server)
        #expect(await download(server) == .success(200))
        #expect(file == Array("new".utf8))
    }

    @Test func `another address is another file`() async throws {
        let server = try Self.serving()
        try leave(1_000, of: server)
        #expect(await download(server, "/q") == .success(200))
        #expect(server.heads.first?.contains("Range:") == false)
        #expect(file == Self.body)
    }

    @Test func `a part that nobody has is a reason to start over`() async throws {
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
    func `another part than was asked for is never written`(range: String) async throws {
        let server = try RawServer { connection in
            let isAsked = connection.readHead()?.contains("\r\nRange:") == true
            connection.answer(
                isAsked ? "206 Partial Content" : "404 Not Found",
                headers: isAsked ? ["ETag: \"one\"", "Content-Range: \(range)"] : [],
                body: [UInt8](repeating: 9, count: 10))
        }
        try leave(1_000, of: server)
        // The file is asked for again, and not for a part of it.
        #expect(await download(server) == .success(404))
        #expect(file == Array(Self.body.prefix(1_000)))
        #expect(server.heads.count == 2)
    }

    @Test func `a file that is all there is not asked for again`() async throws {
        let server = try Self.serving()
        try leave(Self.body.count, of: server)
        #expect(await download(server) == .success(200))
        #expect(server.connections == 0)
        #expect(file == Self.body)
    }

    @Test(arguments: ["", "x", "a\nb\nc", "\n\n\n", "a\n\n1\n", "a\nb\n1\nmore\n"])
    func `a note that is damaged is none`(note: String) async throws {
        let server = try Self.serving()
        try leave(1_000, of: server)
        try Data(note.utf8).write(to: URL(fileURLWithPath: FileDraft.originPath(of: path)))
        #expect(await download(server) == .success(200))
        #expect(file == Self.body)
    }

    @Test func `the limit counts what was there before`() async throws {
        let server = try Self.serving()
        try leave(200_000, of: server)
        let limited = HTTPRequest.test(server.base + "/p", limit: 250_000)
        await #expect(throws: CatalogError.tooLarge(limit: 250_000)) {
            _ = try await CurlTransport.test().download(limited, into: path) { _, _ in }
        }
        #expect(file.count <= 250_000)
    }

    @Test func `a stopped download keeps what came`() async throws {
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
    func `a content range is read or refused`(field: String?, first: Int?, total: Int?) {
        #expect(ContentRange(field)?.first == first)
        #expect(ContentRange(field)?.total == total)
    }
}
