import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct OpenverseSearchTests {
    private let herons = SearchQuery(keywords: "grey heron")

    @Test func `a page of 30 photos takes two requests for 20 photos each`() async throws {
        let server = try OpenverseServer.start()
        let page = try await OpenverseServer.catalog(server).page(of: .search(herons), PageRequest(number: 1))
        #expect(page.items.map(\.id.key) == (0..<30).map(OpenverseFixture.id))
        #expect(page.total == 10_000)
        #expect(page.hasMore)
        #expect(page.notes.isEmpty)
        #expect(server.requests.count == 2)
        #expect(server.requests.allSatisfy { $0.path == "/v1/images/" && $0.query["page_size"] == "20" })
        #expect(Set(server.requests.map { $0.query["page"] }) == ["1", "2"])
        let asked = try #require(server.requests.first)
        #expect(asked.query["q"] == "grey heron")
        #expect(asked.query["category"] == nil)
        #expect(asked.query["extension"] == nil)
        #expect(asked.query["filter_dead"] == "true")
        #expect(asked.query["mature"] == nil)
        #expect(asked.headers["accept"] == "application/json")
        #expect(asked.headers["authorization"] == nil)
        #expect(asked.headers["user-agent"] == "gallery/9.8")
    }

    @Test func `all reachable results take twelve requests, and the last page has a note`() async throws {
        let server = try OpenverseServer.start()
        let catalog = try OpenverseServer.catalog(server)
        var keys: [String] = []
        for number in 1...8 {
            let page = try await catalog.page(of: .search(herons), PageRequest(number: number))
            keys += page.items.map(\.id.key)
            #expect(page.hasMore == (number < 8))
            #expect(page.notes == (number < 8 ? [] : [.depthLimit(240, of: .openverse)]))
        }
        #expect(keys == (0..<240).map(OpenverseFixture.id))
        #expect(server.requests.count == 12)
        let behind = try await catalog.page(of: .search(herons), PageRequest(number: 9))
        #expect(behind.items.isEmpty && !behind.hasMore)
        #expect(server.requests.count == 12)
    }

    @Test(arguments: [0, 1, 20, 21, 30, 31, 40, 41, 60])
    func `a search ends with its last photo`(count: Int) async throws {
        let server = try OpenverseServer.start(finding: count)
        let catalog = try OpenverseServer.catalog(server)
        var keys: [String] = []
        var number = 1
        while true {
            let page = try await catalog.page(of: .search(herons), PageRequest(number: number))
            keys += page.items.map(\.id.key)
            if number == 1 { #expect(page.total == count) }
            guard page.hasMore, number < 9 else { break }
            number += 1
        }
        #expect(keys == (0..<count).map(OpenverseFixture.id))
        #expect(number == max(1, (count + 29) / 30))
    }

    @Test
    func `if one of a page's two requests fails, the page has the photos of the other request and a note`()
        async throws
    {
        let server = try OpenverseServer.start { asked in
            asked.query["page"] == "2" ? .init(status: 503, body: "") : nil
        }
        let page = try await OpenverseServer.catalog(server).page(of: .search(herons), PageRequest(number: 1))
        #expect(page.items.count == 20)
        #expect(page.hasMore)
        #expect(page.notes == [.incomplete(because: .unreadable(.serverError(503)))])
    }

    @Test func `sensitive and duplicate photos are dropped, and the service's warnings are noted`()
        async throws
    {
        let images = [
            OpenverseFixture.image(1), OpenverseFixture.image(2, ["mature": "true"]),
            OpenverseFixture.image(3, ["unstable__sensitivity": #"["sensitive_text"]"#]),
            OpenverseFixture.image(1), "{}", OpenverseFixture.image(4),
        ]
        let body = OpenverseFixture.page(images, count: 6, pages: 1)
            .replacing("{\"result_count\"", with: #"{"warnings": [{"message": "No ."}, 3], "result_count""#)
        let server = try OpenverseServer.start { _ in .init(body: body) }
        let page = try await OpenverseServer.catalog(server).page(
            of: .search(herons), PageRequest(number: 1, size: 20))
        #expect(page.items.map(\.id.key) == [1, 4].map(OpenverseFixture.id))
        #expect(page.notes == [.message("No .", from: .openverse)])
    }

    @Test func `photos that have no category, title or author are listed`() async throws {
        let body = OpenverseFixture.page(
            (0..<3).map { OpenverseFixture.unclassified($0) }, count: 3, pages: 1)
        guard case .photos(let stored, 0) = StoredReply.read(Array(body.utf8), of: .openverse) else {
            Issue.record("not a list")
            return
        }
        let server = try OpenverseServer.start { asked in
            // Like the service, finds no photo without a category if the parameter is sent.
            asked.query["category"] == nil
                ? .init(body: body) : .init(body: OpenverseFixture.page([], count: 0))
        }
        let page = try await OpenverseServer.catalog(server).page(of: .search(herons), PageRequest(number: 1))
        #expect(page.items == stored)
        #expect(page.items.map(\.id.key) == (0..<3).map(OpenverseFixture.id))
        #expect(page.items.allSatisfy { $0.title == nil && $0.author.name == "" })
    }

    @Test(
        arguments: [
            ([:], ["jpg", "unknown", "no category", "thumbnail of SVG"]),
            ([.source: "wikimedia"], ["jpg", "unknown", "artwork", "no category", "thumbnail of SVG"]),
            ([.type: "photo"], ["jpg", "unknown", "no category", "thumbnail of SVG"]),
            ([.type: "artwork", .source: "wikimedia"], ["artwork"]),
            (
                [.type: "any"],
                [
                    "jpg", "svg", "svg by address", "svg by extension", "pdf", "tiff", "unknown", "artwork",
                    "no category", "thumbnail of SVG",
                ]
            ),
        ] as [([FilterName: String], [String])])
    func `search results of another type than the requested or default one are dropped`(
        filters: [FilterName: String], expected: [String]
    ) async throws {
        let kinds: [(String, [String: String])] = [
            ("jpg", [:]), ("svg", ["filetype": "\"svg\""]),
            ("svg by address", ["filetype": "null", "url": "\"https://h.example/a.SVG?x\""]),
            ("svg by extension", ["filetype": "null", "extension": "\"svg\"", "url": "null"]),
            ("pdf", ["filetype": "\"application/pdf\""]), ("tiff", ["filetype": "\"tif\""]),
            ("unknown", ["filetype": "null", "url": "\"https://h.example/show.php?id=3\""]),
            ("artwork", ["category": "\"digitized_artwork\""]), ("no category", ["category": "null"]),
            (
                "thumbnail of SVG",
                ["filetype": "null", "url": "\"https://h.example/a.svg/1024px-a.svg.png\""]
            ),
        ]
        let images = kinds.enumerated().map { number, kind in
            OpenverseFixture.image(number, kind.1.merging(["title": "\"\(kind.0)\""]) { $1 })
        }
        let server = try OpenverseServer.start { asked in
            asked.path.hasSuffix("/stats/")
                ? .init(body: #"[{"source_name": "wikimedia"}]"#)
                : .init(body: OpenverseFixture.page(images, count: images.count, pages: 1))
        }
        let page = try await OpenverseServer.catalog(server).page(
            of: .search(SearchQuery(keywords: "x", filters: filters)), PageRequest(number: 1, size: 20))
        #expect(page.items.map(\.title) == expected)
        #expect(!page.hasMore)
    }

    @Test func `a page without photos of the requested type has no total, but a next page`() async throws {
        let images = (0..<20).map { OpenverseFixture.image($0, ["filetype": "\"svg\""]) }
        let server = try OpenverseServer.start { _ in .init(body: OpenverseFixture.page(images)) }
        let page = try await OpenverseServer.catalog(server).page(
            of: .search(herons), PageRequest(number: 1, size: 20))
        #expect(page == Page(items: [], hasMore: true))
    }

    @Test func `photos of a reply beyond the requested page size are not returned`() async throws {
        let body = OpenverseFixture.page((0..<500).map { OpenverseFixture.image($0) })
        let server = try OpenverseServer.start { _ in .init(body: body) }
        let page = try await OpenverseServer.catalog(server).page(of: .search(herons), PageRequest(number: 1))
        #expect(page.items.count == 30)
    }

    @Test func `a page without decodable photos is an error`() async throws {
        let server = try OpenverseServer.start { _ in .init(body: OpenverseFixture.page(["{}", "3"])) }
        let catalog = try OpenverseServer.catalog(server)
        let error = await OpenverseServer.failure { () throws(CatalogError) in
            _ = try await catalog.page(of: .search(SearchQuery(keywords: "x")), PageRequest(number: 1))
        }
        #expect(error == .unreadable(.noReadablePhotos(nil)))
    }

    @Test func `a query that is truncated to 200 characters is reported in a note`() async throws {
        let server = try OpenverseServer.start()
        let long = SearchQuery(keywords: String(repeating: "heron ", count: 40))
        let page = try await OpenverseServer.catalog(server).page(of: .search(long), PageRequest(number: 1))
        #expect(page.notes == [.queryCut(200, by: .openverse)])
    }

    @Test func `an unknown source is refused before the search, since the service would ignore it`()
        async throws
    {
        let stats = #"[{"source_name": "flickr"}, {"x": 1}, {"source_name": "met"}]"#
        let server = try OpenverseServer.start { asked in
            asked.path == "/v1/images/stats/" ? .init(body: stats) : nil
        }
        let catalog = try OpenverseServer.catalog(server)
        let error = await OpenverseServer.failure { () throws(CatalogError) in
            let query = SearchQuery(keywords: "x", filters: [.source: "flickr,mett"])
            _ = try await catalog.page(of: .search(query), PageRequest(number: 1))
        }
        #expect(error == .impossible(.source("mett", of: .openverse, known: ["flickr", "met"])))
        #expect(server.requests.count == 1)
        let query = SearchQuery(keywords: "x", filters: [.source: "flickr,met"])
        _ = try await catalog.page(of: .search(query), PageRequest(number: 1, size: 20))
        #expect(server.requests.map(\.path) == ["/v1/images/stats/", "/v1/images/"])
        #expect(server.requests.last?.query["source"] == "flickr,met")
    }
}
