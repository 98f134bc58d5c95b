import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct OpenverseCatalogTests {
    @Test func `the feed interleaves two themes of the day`() async throws {
        let server = try OpenverseServer.start()
        let catalog = try OpenverseServer.catalog(server)
        let page = try await catalog.page(of: .feed, PageRequest(number: 1))
        #expect(page.hasMore)
        #expect(server.requests.count == 2)
        #expect(Set(server.requests.map { $0.query["q"] }) == ["mountain lake", "hummingbird"])
        #expect(server.requests.allSatisfy { $0.query["page_size"] == "15" && $0.query["size"] == "large" })
        // The server returns the same photos for both searches.
        #expect(page.items.map(\.id.key).prefix(4) == [0, 0, 1, 1].map(OpenverseFixture.id)[...])
    }

    @Test
    func `themes vary by page and day, and a repeated theme continues with another page of its results`() {
        let first = OpenverseThemes.pair(page: 1, period: 20_000)
        #expect(OpenverseThemes.pair(page: 2, period: 20_000).map(\.keywords) != first.map(\.keywords))
        #expect(OpenverseThemes.pair(page: 1, period: 20_001).map(\.keywords) != first.map(\.keywords))
        let round = OpenverseThemes.pair(page: 16, period: 20_000)
        #expect(round.map(\.keywords) == first.map(\.keywords))
        #expect(round.map(\.page) != first.map(\.page))
        #expect(Set(OpenverseThemes.all).count == OpenverseThemes.all.count)
        for day in [-1, 0, 1_000_000] {
            for page in 1...200 {
                #expect(OpenverseThemes.pair(page: page, period: day).allSatisfy { 1...16 ~= $0.page })
            }
        }
    }

    @Test func `a feed page has one theme if the other fails, and fails if both fail`() async throws {
        let half = try OpenverseServer.start { asked in
            asked.query["q"] == "hummingbird" ? .init(status: 500, body: "") : nil
        }
        #expect(
            try await OpenverseServer.catalog(half).page(of: .feed, PageRequest(number: 1)).items.count == 15)
        let none = try OpenverseServer.start { _ in .init(status: 404, body: "") }
        let catalog = try OpenverseServer.catalog(none)
        let error = await OpenverseServer.failure { () throws(CatalogError) in
            _ = try await catalog.page(of: .feed, PageRequest(number: 1))
        }
        #expect(error == .notFound)
    }

    @Test func `a photo that was listed or requested before is not requested again`() async throws {
        let server = try OpenverseServer.start { asked in
            asked.path == "/v1/images/\(OpenverseFixture.id(99))/"
                ? .init(body: OpenverseFixture.image(99)) : nil
        }
        let catalog = try OpenverseServer.catalog(server)
        let listed = try await catalog.page(
            of: .search(SearchQuery(keywords: "x")), PageRequest(number: 1, size: 20)
        )
        .items[3]
        #expect(try await catalog.photo(listed.id) == listed)
        #expect(server.requests.count == 1)
        let other = PhotoID(service: .openverse, key: OpenverseFixture.id(99))
        #expect(try await catalog.photo(other).title == "Heron 99")
        #expect(try await catalog.photo(other).title == "Heron 99")
        #expect(server.requests.count == 2)
    }

    @Test(arguments: ["..", ".", "", "a/b"])
    func `a photo ID that resembles a path selects no other route and is not found`(key: String) async throws
    {
        let server = try OpenverseServer.start()
        let catalog = try OpenverseServer.catalog(server)
        let error = await OpenverseServer.failure { () throws(CatalogError) in
            _ = try await catalog.photo(PhotoID(service: .openverse, key: key))
        }
        #expect(error == .notFound)
        #expect(server.requests.allSatisfy { $0.path == "/v1/images/a%2Fb/" })
    }

    @Test func `similar photos are the service's related photos, then photos with common tags`() async throws
    {
        let related = "/v1/images/\(OpenverseFixture.id(1))/related/"
        let server = try OpenverseServer.start { asked in
            guard asked.path == related else { return nil }
            let images = [1, 500, 501].map { OpenverseFixture.image($0) }
            return .init(body: OpenverseFixture.page(images, count: 3, pages: 1))
        }
        let catalog = try OpenverseServer.catalog(server)
        let photo = try await catalog.page(
            of: .search(SearchQuery(keywords: "x")), PageRequest(number: 1, size: 20)
        ).items[
            1]
        let first = try await catalog.page(of: .similar(to: photo), PageRequest(number: 1))
        #expect(first.items.map(\.id.key) == [500, 501].map(OpenverseFixture.id))
        #expect(first.hasMore)
        let second = try await catalog.page(of: .similar(to: photo), PageRequest(number: 2))
        #expect(second.items.map(\.id.key) == (0..<30).filter { $0 != 1 }.map(OpenverseFixture.id))
        #expect(server.requests.last?.query["q"] == #"heron | "grey heron" | bird"#)
    }

    @Test func `an author's photos are those with exactly the author's name, ignoring case`() async throws {
        let server = try OpenverseServer.start { _ in
            let images = [
                OpenverseFixture.image(1), OpenverseFixture.image(2, ["creator": "\"Ida Løvstad\""]),
                OpenverseFixture.image(3, ["creator": "\"ida løv\""]),
            ]
            return .init(body: OpenverseFixture.page(images, count: 3, pages: 1))
        }
        let catalog = try OpenverseServer.catalog(server)
        let page = try await catalog.page(
            of: .author(.name("Ida \"Løv"), on: .openverse), PageRequest(number: 1, size: 20))
        #expect(page.items.isEmpty)
        let found = try await catalog.page(
            of: .author(.name("Ida Løv"), on: .openverse), PageRequest(number: 1, size: 20))
        #expect(found.items.map(\.id.key) == [1, 3].map(OpenverseFixture.id))
        #expect(server.requests.last?.query["creator"] == "\"Ida Løv\"")
        #expect(server.requests.last?.query["q"] == nil)
        let unknown = await OpenverseServer.failure { () throws(CatalogError) in
            _ = try await catalog.page(of: .author(.name(""), on: .openverse), PageRequest(number: 1))
        }
        #expect(unknown == .impossible(.author))
    }

    @Test func `photos of an author with a known source are requested as a collection by the stored name`()
        async throws
    {
        let changes = ["creator": #""Andr\\xe9, Ida""#, "source": "\"flickr\""]
        let server = try OpenverseServer.start { _ in
            let images = [
                OpenverseFixture.image(1, changes), OpenverseFixture.image(2, changes),
                OpenverseFixture.image(3, changes.merging(["source": "\"met\""]) { $1 }),
                OpenverseFixture.image(4, changes.merging(["creator": "\"Ida\""]) { $1 }),
            ]
            return .init(body: OpenverseFixture.page(images, count: 4, pages: 1))
        }
        let catalog = try OpenverseServer.catalog(server)
        let request = PageRequest(number: 1, size: 20)
        let photo = try #require(
            try await catalog.page(of: .search(.init(keywords: "x")), request).items.first)
        #expect(photo.author.name == "André, Ida")
        let page = try await catalog.page(of: .author(photo.author.id, on: .openverse), request)
        #expect(page.items.map(\.id.key) == [1, 2].map(OpenverseFixture.id))
        let asked = try #require(server.requests.last)
        #expect(
            asked.query == [
                "unstable__collection": "creator", "source": "flickr", "creator": #"Andr\xe9, Ida"#,
                "filter_dead": "true", "page": "1", "page_size": "20",
            ])
    }

    @Test func `a topic is refused with an error that contains the topic's name, and no topics are listed`()
        async throws
    {
        let server = try OpenverseServer.start()
        let catalog = try OpenverseServer.catalog(server)
        let error = await OpenverseServer.failure { () throws(CatalogError) in
            _ = try await catalog.page(of: .topic("night sky"), PageRequest(number: 1))
        }
        #expect(error == .impossible(.topics(.openverse, topic: "night sky")))
        #expect(server.requests.isEmpty)
        #expect(try await catalog.topics() == [])
    }

    @Test func `random photos match the words and are unique on a page`() async throws {
        let server = try OpenverseServer.start()
        let photos = try await OpenverseServer.catalog(server).page(
            of: .random("heron"), PageRequest(number: 1, size: 30)
        ).items
        #expect(photos.count == 30)
        #expect(Set(photos.map(\.id)).count == 30)
        #expect(server.requests.count == 2)
        #expect(server.requests.allSatisfy { $0.query["q"] == "heron" })
        let few = try OpenverseServer.start(finding: 3)
        let all = try await OpenverseServer.catalog(few).page(
            of: .random(""), PageRequest(number: 1, size: 30)
        ).items
        #expect(Set(all.map(\.id.key)) == Set((0..<3).map(OpenverseFixture.id)))
        #expect(few.requests.count <= 3)
        #expect(OpenverseThemes.all.contains(few.requests.first?.query["q"] ?? ""))
    }

    @Test func `after a reply reports 0 requests left, a search fails without a request`() async throws {
        let server = try OpenverseServer.start(
            headers: [
                "x-ratelimit-limit-anon_burst": "20/min", "x-ratelimit-available-anon_burst": "0",
                "x-ratelimit-limit-anon_sustained": "200/day", "x-ratelimit-available-anon_sustained": "150",
            ])
        let catalog = try OpenverseServer.catalog(server)
        #expect(catalog.budget() == nil)
        _ = try await catalog.page(of: .search(SearchQuery(keywords: "x")), PageRequest(number: 1, size: 20))
        let burst = RateBudget(limit: 20, remaining: 0, period: 60)
        #expect(catalog.budget() == burst)
        let day = RateBudget(limit: 200, remaining: 150, period: 86_400)
        #expect(catalog.budgets().map(\.1) == [burst, day])
        #expect(AllServices([catalog]).budgets().map(\.1) == [burst, day])
        let error = await OpenverseServer.failure { () throws(CatalogError) in
            _ = try await catalog.page(of: .search(SearchQuery(keywords: "y")), PageRequest(number: 1))
        }
        guard case .rateLimited(.some) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(server.requests.count == 1)
    }

    @Test func `after a refusal, no request is sent before Retry-After has passed`() async throws {
        let server = try OpenverseServer.start { _ in
            .init(status: 429, headers: ["Retry-After": "600"], body: #"{"detail": "throttled"}"#)
        }
        let catalog = try OpenverseServer.catalog(server)
        for _ in 0..<3 {
            let error = await OpenverseServer.failure { () throws(CatalogError) in
                _ = try await catalog.page(
                    of: .search(SearchQuery(keywords: "y")), PageRequest(number: 1, size: 10))
            }
            guard case .rateLimited(.some) = error else {
                Issue.record("\(String(describing: error))")
                return
            }
        }
        #expect(server.requests.count == 1)
    }
}
