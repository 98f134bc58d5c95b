import Foundation
import GalleryCore
import Synchronization
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct DownloadTests {
    private static func serving(_ body: [UInt8], status: String = "200 OK") throws -> RawServer {
        try RawServer { connection in
            _ = connection.readHead()
            connection.answer(status, body: body)
        }
    }

    private static func failure(
        _ request: PhotoService.HTTPRequest, into path: String
    ) async -> CatalogError? {
        do throws(CatalogError) {
            _ = try await CurlTransport.test().download(request, into: path) { _, _ in }
            return nil
        } catch { return error }
    }

    @Test func `a download writes the body and reports increasing progress`() async throws {
        let body = (0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let server = try Self.serving(body)
        let file = TemporaryFile(), path = file.path
        let steps = Mutex<[Int64]>([])
        let response = try await CurlTransport.test().download(
            .test(server.base, limit: 1 << 23), into: path
        ) { now, all in
            #expect(all == 5_000_000)
            steps.withLock { $0.append(now) }
        }
        #expect(response.status == 200)
        #expect(response.body.isEmpty)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data(body))
        let seen = steps.withLock { $0 }
        #expect(seen.count > 1)
        #expect(seen == seen.sorted())
        #expect(seen.last == 5_000_000)
    }

    @Test func `an error body is not written to the file`() async throws {
        let server = try Self.serving(Array("no such photo".utf8), status: "404 Not Found")
        let file = TemporaryFile(), path = file.path
        let response = try await CurlTransport.test().download(.test(server.base), into: path) { _, _ in }
        #expect(response.status == 404)
        #expect(response.body == Array("no such photo".utf8))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).isEmpty)
    }

    @Test func `a body above the size limit ends the download`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\nConnection: close\r\n\r\n")
            while connection.send([UInt8](repeating: 0, count: 0x4000)) {}
        }
        let file = TemporaryFile(), path = file.path
        let error = await Self.failure(.test(server.base, limit: 1 << 16), into: path)
        #expect(error == .tooLarge(limit: 1 << 16))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count <= 1 << 16)
    }

    @Test func `a download whose body is truncated fails`() async throws {
        let server = try RawServer { connection in
            _ = connection.readHead()
            connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\nabc")
        }
        let file = TemporaryFile(), path = file.path
        #expect(await Self.failure(.test(server.base), into: path) != nil)
    }

    @Test func `a full disk is reported with the path of the file`() async throws {
        let server = try Self.serving([UInt8](repeating: 7, count: 1000))
        let error = await Self.failure(.test(server.base), into: "/dev/full")
        #expect(error == .notStored(.full(path: "/dev/full")))
    }

    @Test func `a download into a missing target file fails before the request`() async throws {
        let server = try Self.serving([1])
        let folder = TemporaryFolder(), path = folder("missing")
        let error = await Self.failure(.test(server.base), into: path)
        #expect(error == .notStored(.failed(path: path, cause: .system(ENOENT))))
        #expect(server.connections == 0)
    }

    @Test func `a symbolic link in place of the target file is not followed`() async throws {
        let server = try Self.serving([1])
        let folder = TemporaryFolder(), path = folder("link")
        symlink(folder.put("", at: "target"), path)
        #expect(await Self.failure(.test(server.base), into: path) != nil)
        #expect(server.connections == 0)
    }
}
