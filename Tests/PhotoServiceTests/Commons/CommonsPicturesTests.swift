import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(5))) struct CommonsPicturesTests {
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
        #expect(server.asked.map(\.path) == [path])
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
        #expect(server.asked.map(\.path) == ["/t/330px-a", "/t/330px-a", "/t/1920px-a", "/a.jpg"])
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
        #expect(server.asked.count == 1)
    }
}
