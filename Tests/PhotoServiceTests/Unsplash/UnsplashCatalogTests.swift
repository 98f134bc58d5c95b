import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct UnsplashCatalogTests {
    private static func catalog(_ server: PreparedServer, key: String = "canary") throws -> UnsplashCatalog {
        try UnsplashCatalog(base: server.base, key: key, transport: .test())
    }

    private static func list(_ ids: [String]) -> String {
        PhotoFixture.list(ids.map { PhotoFixture.listed($0) })
    }

    private static func failure(
        _ body: () async throws(CatalogError) -> Void
    ) async -> CatalogError? {
        do throws(CatalogError) {
            try await body()
            return nil
        } catch { return error }
    }

    @Test func `a feed page's total and next page, and the request limit, come from headers`() async throws {
        let server = try PreparedServer { _ in
            .init(
                headers: [
                    "X-Total": "220922", "Link": "<https://h/photos?page=2>; rel=\"next\"",
                    "X-Ratelimit-Limit": "50", "X-Ratelimit-Remaining": "48",
                ], body: Self.list(["a", "b"]))
        }
        let catalog = try Self.catalog(server)
        #expect(catalog.budget() == nil)
        let page = try await catalog.page(of: .feed, PageRequest(number: 1))
        #expect(page.items.map(\.id.key) == ["a", "b"])
        #expect(page.total == 220_922)
        #expect(page.hasMore)
        #expect(catalog.budget() == RateBudget(limit: 50, remaining: 48))
        let asked = try #require(server.requests.first)
        #expect(asked.path == "/photos")
        #expect(asked.query == ["page": "1", "per_page": "30"])
        #expect(asked.headers["authorization"] == "Client-ID canary")
        #expect(asked.headers["accept-version"] == "v1")
    }

    @Test(arguments: ["", ", \"exif\": null", ", \"exif\": {\"make\": null, \"iso\": null}"])
    func `a single photo without camera settings has empty settings, unlike one in a list`(
        fields: String
    ) async throws {
        let server = try PreparedServer { asked in
            let photo = PhotoFixture.listed("a", fields: fields)
            return .init(body: asked.path == "/photos" ? PhotoFixture.list([photo]) : photo)
        }
        let catalog = try Self.catalog(server)
        #expect(try await catalog.photo(PhotoID(service: .unsplash, key: "a")).exif == Exif())
        let listed = try await catalog.page(of: .feed, PageRequest(number: 1)).items
        #expect(listed.map(\.exif) == [nil])
    }

    @Test func `a search sends its words, filters and page as the service's parameters`() async throws {
        let server = try PreparedServer { _ in
            .init(body: PhotoFixture.search([PhotoFixture.listed("a")], total: 61, pages: 3))
        }
        let query = SearchQuery(
            keywords: "grey heron", filters: [.orientation: "square", .color: "bw", .order: "latest"])
        let page = try await Self.catalog(server).page(of: .search(query), PageRequest(number: 2))
        #expect(page.total == 61)
        #expect(page.hasMore)
        #expect(server.requests.first?.path == "/search/photos")
        #expect(
            server.requests.first?.query == [
                "query": "grey heron", "orientation": "squarish", "color": "black_and_white",
                "order_by": "latest", "page": "2", "per_page": "30",
            ])
    }

    @Test(arguments: [
        "cat\r\nX-Injected: 1", "a\u{0}b", "../../etc", "?x=1&client_id=2#f", "%0d%0a", "кошки 🐈‍⬛",
        "\u{202E}abc",
        "'; DROP TABLE photos; --", "<script>", "${jndi:ldap://x}", "\u{1B}]0;x\u{7}", "a+b c", "\u{FFFF}",
        String(repeating: "x", count: 5000),
    ])
    func `each hostile query is sent in one request, unchanged except for whitespace`(words: String)
        async throws
    {
        let server = try RawServer { connection in
            while connection.readHead() != nil {
                connection.answer(body: Array(PhotoFixture.search([PhotoFixture.listed("a")]).utf8))
            }
        }
        let catalog = try UnsplashCatalog(base: server.base, key: "k", transport: .test())
        let query = SearchQuery(keywords: words)
        _ = try await catalog.page(of: .search(query), PageRequest(number: 1))
        let head = try #require(server.heads.first)
        #expect(server.heads.count == 1)
        let line = head.prefix { $0 != "\r\n" }
        let sent = "GET /search/photos?query=\(query.keywords.percentEncoded)&"
        #expect(line.hasPrefix(sent + "page=1&") || line.hasPrefix(sent + "lang=ru&page=1&"))
        #expect(!head.contains("\r\nX-Injected"))
    }

    @Test func `a photo is requested by the key of its ID`() async throws {
        let server = try PreparedServer { _ in
            .init(body: PhotoFixture.listed("h1", fields: PhotoFixture.fullFields))
        }
        let photo = try await Self.catalog(server).photo(PhotoID(service: .unsplash, key: "h1"))
        #expect(photo.exif?.iso == 400)
        #expect(server.requests.map(\.path) == ["/photos/h1"])
    }

    @Test(arguments: ["", ".", ".."])
    func `a photo key that would select another route is never sent`(key: String) async throws {
        let server = try PreparedServer { _ in .init(body: "[]") }
        let catalog = try Self.catalog(server)
        let error = await Self.failure { () throws(CatalogError) in
            _ = try await catalog.photo(PhotoID(service: .unsplash, key: key))
        }
        #expect(error == .notFound)
        #expect(server.requests.isEmpty)
    }

    @Test func `topics are listed by name, and a topic's photos are requested by its name`() async throws {
        let server = try PreparedServer { asked in
            asked.path == "/topics"
                ? .init(body: "[{\"slug\": \"sea\", \"title\": \"Sea\"}, {\"title\": 1}]")
                : .init(body: Self.list(["a"]))
        }
        let catalog = try Self.catalog(server)
        #expect(try await catalog.topics() == ["sea"])
        _ = try await catalog.page(of: .topic("sea"), PageRequest(number: 1))
        #expect(server.requests.last?.path == "/topics/sea/photos")
    }

    @Test func `an author's photos are requested by username, and an author with only a name is not found`()
        async throws
    {
        let server = try PreparedServer { _ in .init(body: Self.list(["a"])) }
        let catalog = try Self.catalog(server)
        _ = try await catalog.page(of: .author(.username("ida"), on: .unsplash), PageRequest(number: 1))
        #expect(server.requests.last?.path == "/users/ida/photos")
        let error = await Self.failure { () throws(CatalogError) in
            _ = try await catalog.page(of: .author(.name("Ida"), on: .unsplash), PageRequest(number: 1))
        }
        #expect(error == .notFound)
    }

    @Test func `similar photos are searched by tags, and missing tags are requested once`() async throws {
        let server = try PreparedServer { asked in
            switch asked.path {
            case "/photos/a": .init(body: PhotoFixture.listed("a"))
            case _ where asked.query["query"] == "heron":
                .init(body: PhotoFixture.search(["a", "b"].map { PhotoFixture.listed($0) }))
            default: .init(body: PhotoFixture.search([PhotoFixture.listed("a")], total: 1, pages: 1))
            }
        }
        let catalog = try Self.catalog(server)
        var photo = try await catalog.photo(PhotoID(service: .unsplash, key: "a"))
        photo.tags = []
        let first = try await catalog.page(of: .similar(to: photo), PageRequest(number: 1))
        #expect(first.items.map(\.id.key) == ["b"])
        _ = try await catalog.page(of: .similar(to: photo), PageRequest(number: 2))
        #expect(server.requests.compactMap { $0.query["query"] } == ["heron pond", "heron", "heron"])
        #expect(server.requests.filter { $0.path == "/photos/a" }.count == 2)
    }

    @Test func `random photos are decoded from a list or an object`() async throws {
        let server = try PreparedServer { asked in
            .init(body: asked.query["count"] == "1" ? PhotoFixture.listed("a") : Self.list(["a", "b"]))
        }
        let catalog = try Self.catalog(server)
        #expect(try await catalog.page(of: .random(""), PageRequest(number: 1, size: 1)).items.count == 1)
        #expect(try await catalog.page(of: .random("fog"), PageRequest(number: 1, size: 99)).items.count == 2)
        #expect(server.requests.map(\.query) == [["count": "1"], ["count": "30", "query": "fog"]])
    }

    @Test func `a request for random photos without a match returns an empty page`() async throws {
        let server = try PreparedServer { _ in .init(status: 404, body: "{\"errors\": [\"none\"]}") }
        #expect(
            try await Self.catalog(server).page(of: .random("qqq"), PageRequest(number: 1, size: 3)).items
                .isEmpty)
    }

    @Test(arguments: [PhotoQuery.feed, .search(SearchQuery(keywords: "fog"))])
    func `an array in reply to a search, or an object in reply to a feed request, is unreadable`(
        query: PhotoQuery
    ) async throws {
        let server = try PreparedServer { request in
            .init(body: request.path.hasPrefix("/search") ? "[]" : "{\"total\": 0, \"results\": []}")
        }
        let catalog = try Self.catalog(server)
        let failure = await Self.failure { () throws(CatalogError) in
            _ = try await catalog.page(of: query, PageRequest(number: 1))
        }
        #expect(failure == .unreadable(.unexpected))
    }

    @Test func `a page whose photos are all undecodable is unreadable`() async throws {
        let server = try PreparedServer { _ in .init(body: "[{}, {}]") }
        let catalog = try Self.catalog(server)
        let error = await Self.failure { () throws(CatalogError) in
            _ = try await catalog.page(of: .feed, PageRequest(number: 1))
        }
        #expect(error == .unreadable(.noReadablePhotos(2)))
    }

    @Test(arguments: ["javascript:alert(1)", "ftp://h/a", "//", "http://[", ""])
    func `a page whose photos all lack a valid picture address is unreadable`(address: String) async throws {
        let photo = #"{"id":"a","user":{"username":"u","name":"U"},"urls":{"raw":"\#(address)"}}"#
        let server = try PreparedServer { _ in .init(body: "{\"total\":3206,\"results\":[\(photo)]}") }
        let catalog = try Self.catalog(server)
        let error = await Self.failure { () throws(CatalogError) in
            _ = try await catalog.page(of: .search(SearchQuery(keywords: "fog")), PageRequest(number: 1))
        }
        #expect(error == .unreadable(.noReadablePhotos(1)))
    }

    @Test func `a catalog with an invalid base address or access key cannot be created`() {
        for (base, key) in [("http://example.org", "k"), ("https://h", "k\r\nX: y"), ("https://h", "a b")] {
            #expect(throws: CatalogError.self) {
                try UnsplashCatalog(base: base, key: key, transport: .test())
            }
        }
    }
}
