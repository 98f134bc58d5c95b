import TestKit
import Testing

@testable import Demo

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ListRouteTests {
    private let service = Service()

    @Test func `a page has its photos in the body and the total in a header`() async throws {
        let reply = await service.get("/photos?page=3&per_page=30")
        #expect(reply.status == 200)
        #expect(reply.value(of: "X-Total") == "600")
        #expect(reply.value(of: "X-Per-Page") == "30")
        let photos = try Service.decoded([PhotoJSON].self, reply)
        #expect(photos.map(\.id) == (60..<90).map { service.photos[$0].key })
    }

    @Test func `Link headers omit first and prev on the first page, next and last on the last`() async {
        let address = "\(Service.base)/photos"
        func link(_ page: Int) -> String { "<\(address)?page=\(page)&per_page=30>" }
        let first = await service.get("/photos?per_page=30").value(of: "Link")
        #expect(first == "\(link(20)); rel=\"last\", \(link(2)); rel=\"next\"")
        let middle = await service.get("/photos?page=2&per_page=30").value(of: "Link")
        #expect(
            middle
                == "\(link(1)); rel=\"first\", \(link(1)); rel=\"prev\", \(link(20)); rel=\"last\", \(link(3)); rel=\"next\""
        )
        let last = await service.get("/photos?page=20&per_page=30").value(of: "Link")
        #expect(last == "\(link(1)); rel=\"first\", \(link(19)); rel=\"prev\"")
    }

    @Test func `Link headers keep the query but not the access key`() async throws {
        let reply = await service.get(
            "/search/photos?query=cat&color=blue&client_id=secret&per_page=2", key: nil)
        let link = try #require(reply.value(of: "Link"))
        #expect(
            link.contains(
                "<\(Service.base)/search/photos?query=cat&color=blue&page=2&per_page=2>; rel=\"next\""))
        #expect(!link.contains("secret"))
    }

    @Test func `a page has ten photos by default and thirty at most`() async throws {
        #expect(try await service.decoded([PhotoJSON].self, "/photos?per_page=500").count == 30)
        #expect(try await service.decoded([PhotoJSON].self, "/photos").count == 10)
    }

    @Test func `a page after the end is empty and links to the last page`() async throws {
        let reply = await service.get("/photos?page=99&per_page=30")
        #expect(String(decoding: reply.body, as: UTF8.self) == "[]")
        #expect(reply.value(of: "Link")?.contains("page=20&per_page=30>; rel=\"prev\"") == true)
    }

    @Test(arguments: [
        "page=0", "page=-1", "page=x", "per_page=0", "per_page=1.5", "page=99999999999999999999",
    ])
    func `a malformed or out-of-range page number is refused`(query: String) async throws {
        let reply = await service.get("/photos?\(query)")
        #expect(reply.status == 400)
        #expect(try Service.decoded(ErrorJSON.self, reply).errors.count == 1)
    }

    @Test func `a search reply has the totals in its body`() async throws {
        let cats = try await service.decoded(SearchJSON.self, "/search/photos?query=cats&per_page=25&page=3")
        #expect((cats.total, cats.totalPages, cats.results.count) == (60, 3, 10))
        let none = try await service.decoded(SearchJSON.self, "/search/photos?query=zeppelin")
        #expect((none.total, none.totalPages, none.results.count) == (0, 0, 0))
        let signs = try await service.decoded(SearchJSON.self, "/search/photos?query=?!")
        #expect(signs.total == 0)
    }

    @Test func `a search without a query, or with an unknown filter value or order, is refused`() async {
        for query in [
            "", "query=", "query=cat&orientation=round", "query=cat&color=mauve", "query=cat&order_by=best",
        ] {
            #expect(await service.get("/search/photos?\(query)").status == 400, "\(query)")
        }
    }

    @Test func `filters and order of a search apply to the results`() async throws {
        let tall = try await service.decoded(
            SearchJSON.self, "/search/photos?query=cat&orientation=portrait&order_by=latest&per_page=30")
        #expect(tall.total > 5 && tall.results.allSatisfy { $0.height > $0.width })
        #expect(tall.results.map(\.createdAt) == tall.results.map(\.createdAt).sorted(by: >))
    }

    @Test func `each theme is a topic with sixty photos, and an unknown topic is not found`() async throws {
        struct TopicJSON: Decodable {
            let slug: String
            let totalPhotos: Int
            let coverPhoto: PhotoJSON?
        }
        let topics = try await service.decoded([TopicJSON].self, "/topics?per_page=30")
        #expect(topics.map(\.slug) == Theme.allCases.map(\.slug))
        #expect(topics.allSatisfy { $0.totalPhotos == 60 && $0.coverPhoto != nil })
        let night = await service.get("/topics/night-sky/photos?per_page=5&orientation=landscape")
        #expect(Int(night.value(of: "X-Total") ?? "") ?? 0 > 20)
        #expect(await service.get("/topics/nowhere").status == 404)
        #expect(await service.get("/topics/nowhere/photos").status == 404)
    }

    @Test func `a collection has the photos of a fixed search, and is found by words of its title`()
        async throws
    {
        let fog = await service.get("/collections/1000001/photos?per_page=30")
        let photos = try Service.decoded([PhotoJSON].self, fog)
        #expect(photos.count == 30 && photos.allSatisfy { $0.tags.contains { $0.title == "fog" } })
        #expect(await service.get("/collections").value(of: "X-Total") == "6")
        #expect(await service.get("/collections/7").status == 404)
        #expect(await service.get("/search/collections?query=first light").value(of: "X-Total") == "1")
        #expect(await service.get("/search/collections?query= ").value(of: "X-Total") == "0")
    }

    @Test func `an author has a profile and photos, and an unknown author is not found`() async throws {
        struct UserJSON: Decodable {
            let name: String
            let bio: String
            let totalPhotos: Int
        }
        let user = try await service.decoded(UserJSON.self, "/users/anna_kovaleva")
        #expect(user.name == "Анна Ковалёва" && user.bio.contains("CC0"))
        let photos = try await service.decoded([PhotoJSON].self, "/users/anna_kovaleva/photos?per_page=30")
        #expect(photos.count == user.totalPhotos && photos.count > 0)
        #expect(photos.allSatisfy { $0.user.name == "Анна Ковалёва" })
        #expect(await service.get("/users/nobody").status == 404)
    }
}
