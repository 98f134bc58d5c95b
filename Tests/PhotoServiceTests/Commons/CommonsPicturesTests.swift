import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct CommonsPicturesTests {
    private static func photo(_ type: String, original: String) -> Photo {
        Photo(
            id: PhotoID(service: .commons, key: "1"), author: Author(name: "Ida"),
            license: License(code: "by", name: "CC BY"),
            source: PictureSource(
                "/t/330px-a 330w, /t/1920px-a 1920w" + (type == "jpg" ? ", \(original) 2000w" : "")),
            original: original, fileType: type)
    }

    @Test(arguments: [("jpg", false, "/a.jpg"), ("svg", false, "/t/1920px-a"), ("svg", true, "/a.svg")])
    func `the original is saved if its type is supported or any type is accepted, else its largest copy`(
        type: String, ofAnyType: Bool, path: String
    ) async throws {
        let server = try CommonsServer.start { _ in .init(body: "picture") }
        let file = TemporaryFile()
        try await CommonsServer.catalog(server).download(
            Self.photo(type, original: "/a.\(type)"), ofAnyType: ofAnyType, into: file.path
        ) { _, _ in }
        #expect(server.requests.map(\.path) == [path])
        #expect(file.bytes == Array("picture".utf8))
    }

    @Test func `a displayed picture is the narrowest copy that is wide enough, or else the original`()
        async throws
    {
        let server = try CommonsServer.start { _ in .init(body: "picture") }
        let catalog = try CommonsServer.catalog(server)
        let source = Self.photo("jpg", original: "/a.jpg").source
        for width in [200, 330, 331, 3000] {
            _ = try await catalog.picture(source, of: .commons, width: width)
        }
        #expect(server.requests.map(\.path) == ["/t/330px-a", "/t/330px-a", "/t/1920px-a", "/a.jpg"])
    }

    @Test func `a download of a missing file fails`() async throws {
        let server = try CommonsServer.start { _ in .init(status: 404, body: "") }
        let file = TemporaryFile()
        let catalog = try CommonsServer.catalog(server)
        let error = await CommonsServer.failure { () throws(CatalogError) in
            try await catalog.download(
                Self.photo("jpg", original: "/a.jpg"), ofAnyType: false, into: file.path
            ) { _, _ in }
        }
        #expect(error == .notFound)
        #expect(server.requests.count == 1)
    }

    /// Server that refuses thumbnails as Wikimedia's does: of unlisted widths, and of widths above that of the file.
    private static func thumbnailer(
        width own: Int, broken: [Int] = [], status: Int = 400
    ) throws -> PreparedServer {
        try CommonsServer.start { asked in
            guard asked.path.contains("/thumb/") else { return .init(body: "original") }
            let name = asked.path.split(separator: "/").last ?? ""
            let width = name.split(separator: "-").last { $0.hasSuffix("px") || $0.contains("px") }
                .flatMap { Int($0.prefix { $0.isNumber }) }
            guard let width, WikimediaHosts.widths.contains(width), width <= own, !broken.contains(width)
            else {
                return .init(
                    status: status, body: "<p>Use thumbnail steps listed on https://w.wiki/GHai</p>")
            }
            return .init(body: "\(width)")
        }
    }

    private static func photo(
        width: Int, type: String, ending: String, prefix: String = "", on server: PreparedServer
    ) throws -> Photo {
        let base = server.base
        let image = [
            "mime": "\"\(type)\"", "width": "\(width)", "url": "\"\(base)/a/ab/A.\(ending)\"",
            "thumburl": "\"\(base)/thumb/a/ab/A.\(ending)/\(prefix)330px-A.\(ending).jpg\"",
        ]
        let payload = try JSONDecoder().decode(
            CommonsPagePayload.self, from: Data(CommonsFixture.file(1, image: image).utf8))
        return try #require(CommonsEntities(base: try BaseAddress(base)).photo(payload))
    }

    @Test(
        arguments: [
            (180, "image/gif", "gif", ""), (330, "image/gif", "gif", ""), (400, "image/gif", "gif", ""),
            (800, "image/tiff", "tif", "lossy-page1-"), (300, "image/tiff", "tif", "lossy-page1-"),
            (960, "image/tiff", "tif", "lossy-page1-"), (40, "image/tiff", "tif", "lossy-page1-"),
            (700, "application/pdf", "pdf", "page1-"), (501, "image/png", "png", ""),
        ])
    func `no copy wider than the file is listed, and each listed copy is available`(
        width: Int, type: String, ending: String, prefix: String
    ) async throws {
        let server = try Self.thumbnailer(width: width)
        let photo = try Self.photo(width: width, type: type, ending: ending, prefix: prefix, on: server)
        let catalog = try CommonsServer.catalog(server)
        #expect(photo.source.variants.allSatisfy { ($0.width ?? .max) <= width })
        for variant in photo.source.variants {
            _ = try await catalog.picture(
                PictureSource([variant]), of: .commons, width: variant.width ?? 0, unless: nil)
        }
        #expect(server.requests.count == photo.source.variants.count)
    }

    @Test(arguments: [("image/gif", "gif"), ("image/tiff", "tif")])
    func `the file itself is shown if the service names no copy of a small GIF or TIFF`(
        type: String, ending: String
    ) throws {
        let url = "\"https://upload.wikimedia.org/a/ab/A.\(ending)\""
        let image = ["mime": "\"\(type)\"", "width": "15", "url": url, "thumburl": url]
        let payload = try JSONDecoder().decode(
            CommonsPagePayload.self, from: Data(CommonsFixture.file(1, image: image).utf8))
        let photo = CommonsEntities(base: try BaseAddress("https://commons.wikimedia.org")).photo(payload)
        #expect(photo?.source.variants.map(\.address) == ["https://upload.wikimedia.org/a/ab/A.\(ending)"])
    }

    @Test(arguments: [400, 404, 429, 500])
    func `a refused copy is replaced by the next smaller copy, then by the file itself`(status: Int)
        async throws
    {
        for (broken, paths, body) in [
            ([500], ["500px-A.jpg.jpg", "330px-A.jpg.jpg"], "330"),
            ([500, 330], ["500px-A.jpg.jpg", "330px-A.jpg.jpg", "A.jpg"], "original"),
        ] {
            let server = try Self.thumbnailer(width: 2000, broken: broken, status: status)
            let photo = try Self.photo(width: 2000, type: "image/jpeg", ending: "jpg", on: server)
            let picture = try await CommonsServer.catalog(server).picture(
                photo.source, of: .commons, width: 500, unless: nil)
            #expect(String(decoding: picture.bytes, as: UTF8.self) == body)
            #expect(server.requests.map { String($0.path.split(separator: "/").last ?? "") } == paths)
        }
    }

    @Test func `the largest available copy of a file of an unsupported type is saved`() async throws {
        let server = try Self.thumbnailer(width: 1000, broken: [960])
        let photo = try Self.photo(width: 1000, type: "image/tiff", ending: "tif", on: server)
        let file = TemporaryFile()
        try await CommonsServer.catalog(server).download(photo, ofAnyType: false, into: file.path) { _, _ in }
        #expect(file.bytes == Array("500".utf8))
    }

    @Test func `a request limit is no reason to request another copy`() async throws {
        let server = try CommonsServer.start { _ in .init(status: 429, body: "Too many requests") }
        let photo = try Self.photo(width: 2000, type: "image/jpeg", ending: "jpg", on: server)
        let catalog = try CommonsServer.catalog(server)
        let error = await CommonsServer.failure { () throws(CatalogError) in
            _ = try await catalog.picture(photo.source, of: .commons, width: 500, unless: nil)
        }
        #expect(error == .rateLimited(until: nil))
        #expect(server.requests.count == 1)
    }
}
