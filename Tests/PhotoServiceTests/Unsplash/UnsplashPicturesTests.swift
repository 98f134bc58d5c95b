import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct UnsplashPicturesTests {
    private static func photo(report: String?, original: String = "/files/a?ixid=M3&q=85") -> Photo {
        Photo(
            id: PhotoID(service: .unsplash, key: "a"), author: Author(name: "Ida"), license: .unsplash,
            source: PictureSource([.init(address: "/raw/a?ixid=M3&w=10", width: nil)]), original: original,
            downloadReport: report)
    }

    private static func catalog(_ base: String) throws -> UnsplashCatalog {
        try UnsplashCatalog(base: base, key: "canary", transport: .test())
    }

    @Test func `a picture is requested at the drawn width, without the access key`() async throws {
        let server = try PreparedServer { _ in .init(body: "pixels") }
        let photo = Self.photo(report: nil)
        let bytes = try await Self.catalog(server.base).picture(photo.source, of: .unsplash, width: 321)
        #expect(bytes == Array("pixels".utf8))
        let asked = try #require(server.requests.first)
        #expect(asked.path == "/raw/a")
        #expect(asked.query == ["ixid": "M3", "w": "321", "q": "80", "fm": "jpg", "fit": "max"])
        #expect(asked.headers["authorization"] == nil)
    }

    @Test(arguments: [
        (404, CatalogError.notFound), (403, .refused(.imageHost(status: 403))),
        (429, .rateLimited(until: nil)), (500, .unreadable(.imageHost(status: 500))),
        (200, .unreadable(.emptyPicture)),
    ])
    func `a failed or empty picture reply throws an error with the reason`(
        status: Int, expected: CatalogError
    ) async throws {
        let server = try PreparedServer { _ in .init(status: status, body: "") }
        let catalog = try Self.catalog(server.base)
        await #expect(throws: expected) {
            try await catalog.picture(Self.photo(report: nil).source, of: .unsplash, width: 10)
        }
    }

    @Test func `a known picture is revalidated and not downloaded again`() async throws {
        let server = try PreparedServer { asked in
            let headers = ["ETag": "\"7\"", "Cache-Control": "max-age=60"]
            return asked.headers["if-none-match"] == "\"7\""
                ? .init(status: 304, headers: headers, body: "") : .init(headers: headers, body: "pixels")
        }
        let catalog = try Self.catalog(server.base)
        let source = Self.photo(report: nil).source
        let stamp = PictureStamp(entityTag: "\"7\"", lifetime: 60)
        let sent = FetchedPicture(Array("pixels".utf8), stamp), kept = FetchedPicture([7], stamp)
        let older = FetchedPicture([6], PictureStamp(entityTag: "\"6\""))
        for (known, answer) in [(nil, sent), (kept, kept), (older, sent)] {
            #expect(try await catalog.picture(source, of: .unsplash, width: 10, unless: known) == answer)
        }
    }

    @Test func `a 304 response to a request without a known picture is an error`() async throws {
        let server = try PreparedServer { _ in .init(status: 304, body: "") }
        let catalog = try Self.catalog(server.base)
        await #expect(throws: CatalogError.unreadable(.imageHost(status: 304))) {
            try await catalog.picture(Self.photo(report: nil).source, of: .unsplash, width: 10)
        }
    }

    @Test func `a download is reported once, with the access key; the request for the file has no key`()
        async throws
    {
        let server = try PreparedServer { asked in
            .init(body: asked.path == "/files/a" ? "the whole file" : "{\"url\": \"https://x\"}")
        }
        let file = TemporaryFile(), path = file.path
        try await Self.catalog(server.base).download(
            Self.photo(report: "/photos/a/download?ixid=M3"), ofAnyType: false, into: path
        ) { _, _ in }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "the whole file")
        await eventually("the service is told") {
            server.requests.contains { $0.path == "/photos/a/download" }
        }
        let told = server.requests.filter { $0.path == "/photos/a/download" }
        #expect(told.count == 1)
        #expect(told.first?.query == ["ixid": "M3"])
        #expect(told.first?.headers["authorization"] == "Client-ID canary")
        let fetched = server.requests.filter { $0.path == "/files/a" }
        #expect(fetched.map { $0.query } == [["ixid": "M3", "q": "85"]])
        #expect(fetched.allSatisfy { $0.headers["authorization"] == nil })
    }

    @Test func `reporting a download sends the access key, and the reply updates the request limit`()
        async throws
    {
        let server = try PreparedServer { _ in
            .init(headers: ["X-Ratelimit-Limit": "50", "X-Ratelimit-Remaining": "20"], body: "{}")
        }
        let catalog = try Self.catalog(server.base)
        try await catalog.reportDownload(of: Self.photo(report: nil))
        try await catalog.reportDownload(of: Self.photo(report: "https://api.example/told"))
        #expect(server.requests.isEmpty)
        try await catalog.reportDownload(of: Self.photo(report: "/photos/a/download"))
        #expect(server.requests.map(\.path) == ["/photos/a/download"])
        #expect(server.requests.first?.headers["authorization"] == "Client-ID canary")
        #expect(catalog.budget()?.remaining == 20)
    }

    @Test func `a failed report does not fail the download`() async throws {
        let server = try PreparedServer { asked in
            asked.path == "/files/a" ? .init(body: "file") : .init(status: 500, body: "")
        }
        let file = TemporaryFile(), path = file.path
        try await Self.catalog(server.base).download(
            Self.photo(report: "/told"), ofAnyType: false, into: path
        ) { _, _ in }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "file")
    }

    @Test func `a report to another host is never sent`() async throws {
        let other = try RawServer { connection in
            while connection.readHead() != nil { connection.answer() }
        }
        let server = try PreparedServer { _ in .init(body: "file") }
        let file = TemporaryFile(), path = file.path
        for report in ["\(other.base)/told", "https://127.0.0.1:\(other.port)/told"] {
            try await Self.catalog(server.base).download(
                Self.photo(report: report), ofAnyType: false, into: path
            ) { _, _ in }
        }
        #expect(other.connections == 0)
        #expect(server.requests.map(\.path) == ["/files/a", "/files/a"])
    }

    @Test func `a download of a missing photo leaves the file empty`() async throws {
        let server = try PreparedServer { _ in .init(status: 404, body: "gone") }
        let file = TemporaryFile(), path = file.path
        let catalog = try Self.catalog(server.base)
        await #expect(throws: CatalogError.notFound) {
            try await catalog.download(Self.photo(report: nil), ofAnyType: false, into: path) { _, _ in }
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).isEmpty)
    }
}
