import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct FlickrPicturesTests {
    private static func photo(_ source: String = "/files/a_n.jpg 320w, /files/a_z.jpg 640w") -> Photo {
        Photo(
            id: PhotoID(service: .flickr, key: "a"), author: Author(name: "Ida"), license: .cc0,
            source: PictureSource(source), original: "/files/a_z.jpg")
    }

    @Test
    func `a picture is fetched without access key, in the narrowest sufficient size or else the largest`()
        async throws
    {
        let server = try PreparedServer { asked in .init(body: asked.path) }
        let catalog = try FlickrCatalogTests.catalog(server)
        for (width, path) in [(100, "/files/a_n.jpg"), (321, "/files/a_z.jpg"), (9000, "/files/a_z.jpg")] {
            let bytes = try await catalog.picture(Self.photo().source, of: .flickr, width: width)
            #expect(bytes == Array(path.utf8))
        }
        #expect(server.requests.allSatisfy { $0.query.isEmpty && $0.headers["authorization"] == nil })
    }

    @Test func `a download fetches the largest size of a supported type`() async throws {
        let server = try PreparedServer { asked in
            asked.path == "/services/rest/"
                ? .init(body: FlickrFixture.sizes().replacing("\"/files", with: "\"http://BASE/files"))
                : .init(body: "whole")
        }
        let answering = try PreparedServer { asked in
            asked.path == "/services/rest/"
                ? .init(
                    body: FlickrFixture.sizes(root: "http://" + (asked.headers["host"] ?? "")))
                : .init(body: "whole " + asked.path)
        }
        let file = TemporaryFile(), path = file.path
        try await FlickrCatalogTests.catalog(answering).download(Self.photo(), ofAnyType: false, into: path) {
            _, _ in
        }
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "whole /files/a_k.jpg")
        #expect(
            answering.requests.filter { $0.query["api_key"] != nil }.map { $0.query["method"] } == [
                "flickr.photos.getSizes"
            ])
        let unknown = try FlickrCatalogTests.catalog(server)
        await #expect(throws: CatalogError.notFound) {
            try await unknown.download(Self.photo(), ofAnyType: false, into: path) { _, _ in }
        }
    }

    @Test func `a file whose owner disabled downloads is not fetched`() async throws {
        let server = try PreparedServer { asked in
            .init(body: FlickrFixture.sizes(canDownload: 0, root: "http://" + (asked.headers["host"] ?? "")))
        }
        let file = TemporaryFile(), path = file.path
        let catalog = try FlickrCatalogTests.catalog(server)
        await #expect(throws: CatalogError.refused(.downloadForbidden)) {
            try await catalog.download(Self.photo(), ofAnyType: false, into: path) { _, _ in }
        }
        #expect(server.requests.count == 1)
    }
}
