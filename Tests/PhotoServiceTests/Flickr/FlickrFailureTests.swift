import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct FlickrFailureTests {
    private static let search = SearchQuery(keywords: "fog")

    private static func failure(_ catalog: FlickrCatalog) async -> CatalogError? {
        await FlickrCatalogTests.failure { () throws(CatalogError) in
            _ = try await catalog.page(of: .search(search), PageRequest(number: 1))
        }
    }

    @Test(
        arguments: [
            (200, FlickrFixture.failure("100", "Invalid API Key"), CatalogError.unauthorized),
            (200, FlickrFixture.failure("\"100\"", "Invalid API Key"), .unauthorized),
            (200, FlickrFixture.failure("2", "Unknown user"), .notFound),
            (
                200, FlickrFixture.failure("3", "Parameterless searches &quot;off&quot;"),
                .refused(.service(.flickr, .message("Parameterless searches \"off\"")))
            ),
            (200, FlickrFixture.failure("null", ""), .refused(.service(.flickr, .code(nil)))),
            (401, FlickrFixture.failure("98", "Invalid token"), .unauthorized),
            (200, "", .unreadable(.empty)),
            (200, "oauth_problem=signature_invalid", .unreadable(.signatureRequired)),
            (
                200, "<html>",
                .unreadable(.webPage)
            ),
            (403, "no", .unreadable(.status(403))),
            (
                404, "{\"stat\": \"ok\"}",
                .unreadable(.unexpected)
            ),
            (401, "<html>", .unreadable(.status(401))), (404, "", .unreadable(.status(404))),
            (302, "", .refused(.keyRedirected)),
        ] as [(Int, String, CatalogError)])
    func `a refusal or an unreadable reply throws the error for its status or content, without a retry`(
        status: Int, body: String, expected: CatalogError
    ) async throws {
        let server = try PreparedServer { _ in .init(status: status, body: body) }
        #expect(await Self.failure(try FlickrCatalogTests.catalog(server)) == expected)
        #expect(server.requests.count == 1)
    }

    @Test(arguments: ["0", "10", "105", "\"105\"", "201"])
    func `a request that fails temporarily is sent three times`(code: String) async throws {
        let server = try PreparedServer { _ in
            .init(
                body: FlickrFixture.failure(code, "Sorry, the Flickr API service is not currently available.")
            )
        }
        let error = await Self.failure(try FlickrCatalogTests.catalog(server))
        #expect(
            error
                == .unreadable(
                    .outage(
                        .flickr, .message("Sorry, the Flickr API service is not currently available."))))
        #expect(server.requests.count == 3)
    }

    @Test func `a JSONP reply is decoded`() async throws {
        let page = FlickrFixture.page([FlickrFixture.listed("a")])
        let server = try PreparedServer { _ in .init(body: "jsonFlickrApi(\(page))") }
        let found = try await FlickrCatalogTests.catalog(server).page(
            of: .search(Self.search), PageRequest(number: 1))
        #expect(found.items.count == 1)
    }

    @Test func `a page whose photos are all undecodable is unreadable`() async throws {
        let server = try PreparedServer { _ in .init(body: FlickrFixture.page(["{}", "7"])) }
        let error = await Self.failure(try FlickrCatalogTests.catalog(server))
        #expect(error == .unreadable(.noReadablePhotos(2)))
    }

    @Test func `a page whose photos all lack a valid picture address is unreadable`() async throws {
        let photo = #"{"id":"1","owner":"o","media":"photo","url_m":"ftp://h/a.jpg"}"#
        let server = try PreparedServer { _ in .init(body: FlickrFixture.page([photo])) }
        let error = await Self.failure(try FlickrCatalogTests.catalog(server))
        #expect(error == .unreadable(.noReadablePhotos(1)))
    }

    @Test func `the access key does not appear in errors and is not sent to another host`() async throws {
        let other = try RawServer { connection in
            while connection.readHead() != nil { connection.answer() }
        }
        for status in [301, 302, 303, 307, 308] {
            let server = try PreparedServer { asked in
                .init(
                    status: status,
                    headers: ["Location": "\(other.base)/?api_key=\(asked.query["api_key"] ?? "")"], body: "")
            }
            #expect(
                await Self.failure(try FlickrCatalogTests.catalog(server)) == .refused(.keyRedirected))
        }
        #expect(other.connections == 0)
        let server = try PreparedServer { _ in
            .init(body: FlickrFixture.failure("96", "Bad call: canary is not signed"))
        }
        let error = await Self.failure(try FlickrCatalogTests.catalog(server))
        #expect(error == .refused(.service(.flickr, .message("Bad call: … is not signed"))))
        let gone = try FlickrCatalog(base: "http://127.0.0.1:1", key: "canary", transport: .test())
        let offline = try #require(await Self.failure(gone))
        #expect(!"\(offline)".contains("canary"))
    }

    @Test func `a catalog with an invalid base address or access key cannot be created`() {
        for (base, key) in [
            ("http://example.org", "k"), ("https://h", ""), ("https://h", "a b"), ("https://h", "k\r\n"),
        ] {
            #expect(throws: CatalogError.self) {
                try FlickrCatalog(base: base, key: key, transport: .test())
            }
        }
    }
}
