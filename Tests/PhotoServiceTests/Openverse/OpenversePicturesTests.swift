import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct OpenversePicturesTests {
    private static let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0] + Array(repeating: 7, count: 500)
    private let thumbnail = "/images/\(OpenverseFixture.id(1))/thumb/"

    private func photo(original: String, type: String? = nil) -> Photo {
        Photo(
            id: PhotoID(service: .openverse, key: OpenverseFixture.id(1)), author: Author(name: "Ida"),
            license: License(code: "by", name: "CC BY"), pageLink: "https://h.example/1",
            source: PictureSource("\(thumbnail) 600w"), original: original, fileType: type)
    }

    private func download(
        _ photo: Photo, ofAnyType: Bool = false, smaller: Bool = false, from server: PreparedServer
    ) async throws -> (bytes: [UInt8], error: CatalogError?) {
        let file = TemporaryFile()
        let catalog = try OpenverseServer.catalog(server)
        let error = await OpenverseServer.failure { () throws(CatalogError) in
            if smaller { return try await catalog.downloadSmaller(photo, into: file.path) { _, _ in } }
            try await catalog.download(photo, ofAnyType: ofAnyType, into: file.path) { _, _ in }
        }
        return (file.bytes, error)
    }

    @Test func `small pictures come from the service's thumbnails`() async throws {
        let server = try OpenverseServer.start { _ in .init(body: "", bytes: Self.jpeg) }
        let catalog = try OpenverseServer.catalog(server)
        let source = PictureSource("\(thumbnail) 600w, https://192.0.2.1/a.jpg 2000w")
        #expect(try await catalog.picture(source, of: .openverse, width: 400) == Self.jpeg)
        #expect(server.requests.map(\.path) == ["/v1" + thumbnail])
    }

    @Test func `a picture fetched before is revalidated by its ETag`() async throws {
        let server = try OpenverseServer.start { asked in
            asked.headers["if-none-match"] == "\"a1\""
                ? .init(status: 304) : .init(headers: ["ETag": "\"a1\""], bytes: Self.jpeg)
        }
        let catalog = try OpenverseServer.catalog(server)
        let source = PictureSource("\(thumbnail) 600w")
        let stamp = PictureStamp(entityTag: "\"a1\"")
        let first = try await catalog.picture(source, of: .openverse, width: 400, unless: nil)
        #expect(first == FetchedPicture(Self.jpeg, stamp))
        let second = try await catalog.picture(
            source, of: .openverse, width: 400, unless: FetchedPicture([7], stamp))
        #expect(second == FetchedPicture([7], stamp))
    }

    @Test func `the thumbnail is fetched if the original is unreachable`() async throws {
        let server = try OpenverseServer.start { _ in .init(body: "", bytes: Self.jpeg) }
        let catalog = try OpenverseServer.catalog(server)
        // Local addresses are refused, so the request for the original fails at once.
        let source = PictureSource("\(thumbnail) 600w, https://127.0.0.1:1/a.jpg 2000w")
        #expect(try await catalog.picture(source, of: .openverse, width: 1600) == Self.jpeg)
    }

    @Test func `when the thumbnail limit is used up, neither thumbnail nor original is requested`()
        async throws
    {
        let headers = [
            "x-ratelimit-limit-anon_thumbnail": "150/min", "x-ratelimit-available-anon_thumbnail": "0",
        ]
        let server = try OpenverseServer.start { _ in
            .init(headers: headers, body: "", bytes: Self.jpeg)
        }
        let catalog = try OpenverseServer.catalog(server)
        let source = PictureSource("\(thumbnail) 600w, https://127.0.0.1:1/a.jpg 2000w")
        _ = try await catalog.picture(source, of: .openverse, width: 400)
        let error = await OpenverseServer.failure { () throws(CatalogError) in
            _ = try await catalog.picture(source, of: .openverse, width: 400)
        }
        guard case .rateLimited(.some) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(server.requests.count == 1)
    }

    @Test func `if the full-size copy of an original is unsupported, its smaller copy is the thumbnail`()
        async throws
    {
        let server = try OpenverseServer.start { asked in
            // The service returns vector files unscaled.
            asked.query["full_size"] == "true" ? .init(body: "<svg/>") : .init(body: "", bytes: Self.jpeg)
        }
        let photo = photo(original: OpenversePicture.fullSize(of: OpenverseFixture.id(1)), type: "svg")
        let (bytes, error) = try await download(photo, smaller: true, from: server)
        #expect(error == nil)
        #expect(bytes == Self.jpeg)
        #expect(server.requests.map { $0.query["full_size"] } == ["true", nil])
        #expect(server.requests.first?.query["compressed"] == "false")
    }

    @Test func `an unsupported original is saved unchanged if any type is accepted`() async throws {
        let server = try OpenverseServer.start { _ in .init(body: "II*") }
        let photo = photo(original: OpenversePicture.fullSize(of: OpenverseFixture.id(1)), type: "tiff")
        let (bytes, error) = try await download(photo, ofAnyType: true, from: server)
        #expect(error == nil)
        #expect(bytes == Array("II*".utf8))
        #expect(server.requests.count == 1)
    }

    @Test(arguments: [200, 415, 424, 500])
    func `an unsupported original is refused with its type and page, an unsupported copy with an error`(
        status: Int
    ) async throws {
        let server = try OpenverseServer.start { _ in .init(status: status, body: "<svg/>") }
        let photo = photo(original: OpenversePicture.fullSize(of: OpenverseFixture.id(1)), type: "tiff")
        let foreign = CatalogError.impossible(.format("tiff", page: "https://h.example/1"))
        #expect(try await download(photo, from: server).error == .refused(.smallerOnly(because: foreign)))
        #expect(server.requests.isEmpty)
        #expect(try await download(photo, smaller: true, from: server).error != nil)
        #expect(server.requests.map { $0.query["full_size"] } == ["true", nil])
    }

    @Test func `an unavailable original is replaced by a copy only if a smaller copy is requested`()
        async throws
    {
        let server = try OpenverseServer.start { asked in
            asked.query["full_size"] == "true"
                ? .init(body: "", bytes: Self.jpeg) : .init(status: 404, body: "")
        }
        let photo = photo(original: "https://127.0.0.1:1/a.jpg")
        let (none, error) = try await download(photo, from: server)
        guard case .refused(.smallerOnly) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(none == [] && server.requests.isEmpty)
        let (bytes, failure) = try await download(photo, smaller: true, from: server)
        #expect(failure == nil)
        #expect(bytes == Self.jpeg)
    }
}
