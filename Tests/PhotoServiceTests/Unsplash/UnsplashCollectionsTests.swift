import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct UnsplashCollectionsTests {
    private static func catalog(_ server: PreparedServer) throws -> UnsplashCatalog {
        try UnsplashCatalog(base: server.base, key: "canary", transport: .test())
    }

    private static let collection = """
        {"id": 8961198, "title": "Fog", "description": null, "total_photos": "86", "private": false,
         "share_key": "x", "cover_photo": null, "user": {"username": "ida", "name": "Ida Løv"}}
        """
    private static let topic = """
        {"id": "bo8jQKTaE0Y", "slug": "wallpapers", "title": "Wallpapers", "total_photos": 12345,
         "description": "From epic drone shots …", "owners": [{"name": "Unsplash"}], "visibility": "featured"}
        """

    @Test func `a topic has its slug as its collection key, and no author`() async throws {
        let server = try PreparedServer { _ in
            .init(headers: ["X-Total": "27"], body: "[\(Self.topic), {}, 7]")
        }
        let page = try await Self.catalog(server).collections(.topics, PageRequest(number: 1, size: 20))
        #expect(
            page.items == [
                PhotoCollection(
                    key: "wallpapers", title: "Wallpapers", about: "From epic drone shots …", count: 12_345)
            ])
        #expect(page.total == 27)
        #expect(page.hasMore)
        #expect(server.requests.first?.path == "/topics")
        #expect(server.requests.first?.query == ["page": "1", "per_page": "20"])
    }

    @Test func `collections match the query, or are the newest for an empty query`() async throws {
        let server = try PreparedServer { asked in
            .init(
                body: asked.path == "/collections"
                    ? "[\(Self.collection)]"
                    : "{\"total\": 1, \"total_pages\": 1, \"results\": [\(Self.collection)]}")
        }
        let catalog = try Self.catalog(server)
        let newest = try await catalog.collections(.collections(""), PageRequest(number: 1))
        #expect(newest.items.map(\.key) == ["8961198"])
        #expect(newest.items.first?.author?.name == "Ida Løv")
        #expect(newest.items.first?.count == 86)
        let found = try await catalog.collections(.collections("fog & mist"), PageRequest(number: 1))
        #expect(!found.hasMore)
        #expect(server.requests.last?.path == "/search/collections")
        #expect(server.requests.last?.query["query"] == "fog & mist")
    }

    @Test func `a collection's photos are requested by the collection's key`() async throws {
        let server = try PreparedServer { _ in
            .init(body: PhotoFixture.list([PhotoFixture.listed("a")]))
        }
        let catalog = try Self.catalog(server)
        let page = try await catalog.page(of: .collection("8961198"), PageRequest(number: 2))
        #expect(page.items.map(\.id.key) == ["a"])
        #expect(server.requests.first?.path == "/collections/8961198/photos")
        await #expect(throws: CatalogError.notFound) {
            try await catalog.page(of: .collection(".."), PageRequest(number: 1))
        }
        #expect(server.requests.count == 1)
    }

    @Test
    func `statistics have totals and days; a negative value becomes 0, and undecodable values are omitted`()
        async throws
    {
        let server = try PreparedServer { _ in
            .init(
                body: """
                    {"id": "a", "views": {"total": 4000000000, "historical": {"change": 5, "values": [
                      {"date": "2024-01-01", "value": 2}, {"date": "2024-01-02", "value": "3"},
                      {"value": -9}, {"value": 9223372036854775807}, 7]}},
                     "downloads": {"total": 12, "historical": null}, "likes": 7}
                    """)
        }
        let catalog = try Self.catalog(server)
        let id = PhotoID(service: .unsplash, key: "a")
        let statistics = try #require(try await catalog.statistics(of: id))
        #expect(statistics.views?.total == 4_000_000_000)
        #expect(statistics.views?.days == [2, 3, 0, .max])
        #expect(statistics.views?.recent == .max)
        #expect(statistics.downloads == PhotoStatistics.Trend(total: 12, days: []))
        #expect(server.requests.map(\.path) == ["/photos/a/statistics"])
    }
}
