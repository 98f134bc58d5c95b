import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct FlickrCatalogTests {
    static func catalog(_ server: PreparedServer, now: TimeInterval = 1_700_000_000) throws -> FlickrCatalog {
        try FlickrCatalog(
            base: server.base, key: "canary", transport: .test(),
            policy: RetryPolicy(repeats: 2, firstPause: .zero),
            now: { Date(timeIntervalSince1970: now) })
    }

    static func failure(_ body: () async throws(CatalogError) -> Void) async -> CatalogError? {
        do throws(CatalogError) {
            try await body()
            return nil
        } catch { return error }
    }

    private static func page(_ ids: [String], _ number: Int = 1) -> String {
        FlickrFixture.page(ids.map { FlickrFixture.listed($0) }, number: number)
    }

    @Test func `the feed has the pages of yesterday's most interesting photos, then those of earlier days`()
        async throws
    {
        let server = try PreparedServer { asked in
            .init(body: Self.page(["a"], Int(asked.query["page"] ?? "") ?? 0))
        }
        let catalog = try Self.catalog(server)
        let first = try await catalog.page(of: .feed, PageRequest(number: 1))
        #expect(first.items.map(\.id.description) == ["flickr:a"])
        #expect(first.hasMore)
        #expect(first.total == nil)
        _ = try await catalog.page(of: .feed, PageRequest(number: 17))
        _ = try await catalog.page(of: .feed, PageRequest(number: 18))
        #expect(
            server.requests.map { $0.query["method"] }
                == .init(repeating: "flickr.photos.search", count: 3))
        #expect(server.requests.map { $0.query["page"] } == ["1", "17", "1"])
        // The clock is at 2023-11-14 (1,700,000,000 seconds), so the newest day is 2023-11-13.
        #expect(
            server.requests.map { $0.query["min_upload_date"] } == ["1699833600", "1699833600", "1699747200"])
        #expect(
            server.requests.map { $0.query["max_upload_date"] } == ["1699919999", "1699919999", "1699833599"])
        #expect(server.requests.allSatisfy { $0.query["sort"] == "interestingness-desc" })
        #expect(server.requests.allSatisfy { $0.query["per_page"] == "30" && $0.path == "/services/rest/" })
    }

    @Test func `a search sends its parameters and ends after the reachable results`() async throws {
        let server = try PreparedServer { asked in
            .init(body: Self.page(["a"], Int(asked.query["page"] ?? "") ?? 0))
        }
        let catalog = try Self.catalog(server)
        let query = SearchQuery(keywords: "grey heron")
        let page = try await catalog.page(of: .search(query), PageRequest(number: 1))
        #expect(page.total == 4000)
        #expect(page.hasMore)
        let asked = try #require(server.requests.first).query
        #expect(asked["text"] == "grey heron")
        #expect(asked["sort"] == "relevance")
        #expect(asked["safe_search"] == "1")
        #expect(asked["media"] == "photos")
        #expect(asked["nojsoncallback"] == "1")
        #expect(asked["extras"]?.split(separator: ",").contains("url_l") == true)
        // Of the 4,000 reachable results, 133 full pages of 30 are requested.
        #expect(try await catalog.page(of: .search(query), PageRequest(number: 132)).hasMore)
        #expect(try await !catalog.page(of: .search(query), PageRequest(number: 133)).hasMore)
        let before = server.requests.count
        #expect(try await catalog.page(of: .search(query), PageRequest(number: 134)).items.isEmpty)
        #expect(server.requests.count == before)
    }

    @Test func `a reply that repeats the last page ends the list`() async throws {
        let server = try PreparedServer { _ in
            .init(
                body: FlickrFixture.page(
                    [FlickrFixture.listed("a")], number: 2, pages: "\"2\"", total: "\"31\""))
        }
        let catalog = try Self.catalog(server)
        let page = try await catalog.page(of: .search(SearchQuery(keywords: "x")), PageRequest(number: 3))
        #expect(!page.hasMore)
        #expect(page.total == 31)
    }

    @Test func `a photo combines the replies for information, sizes and camera settings`() async throws {
        let server = try PreparedServer { asked in
            switch asked.query["method"] {
            case "flickr.photos.getInfo": .init(body: FlickrFixture.info("a"))
            case "flickr.photos.getSizes":
                .init(body: FlickrFixture.sizes(root: "https://live.staticflickr.com"))
            default: .init(body: FlickrFixture.exif)
            }
        }
        let photo = try await Self.catalog(server).photo(PhotoID(service: .flickr, key: "a"))
        #expect(photo.title == "Harbour")
        #expect(
            photo.author
                == Author(
                    name: "ida_l", username: "12@N01", link: "https://www.flickr.com/photos/idalov/"))
        #expect(photo.license.code == "by-nc-nd")
        #expect(photo.license.name == "CC BY-NC-ND 4.0")
        #expect(photo.pageLink == "https://www.flickr.com/photos/idalov/a/")
        #expect(photo.taken?.description == "1920~")
        #expect(photo.tags == ["new york city", "harbour"])
        #expect(photo.place?.name == "Bergen, Vestland, Norway")
        #expect(photo.place?.longitude == 5.32)
        #expect(photo.counts == Counts(views: 3121, comments: 2))
        #expect(
            photo.exif
                == Exif(
                    camera: "NIKON D750", exposure: "1/250", aperture: "3.5", focalLength: "47.0", iso: 400))
        #expect(photo.source.variants.map(\.width) == [500, 2048])
        #expect(photo.size == PixelSize(width: 2560, height: 1600))
        #expect(photo.original == "https://live.staticflickr.com/files/a_k.jpg")
        #expect(Set(server.requests.map { $0.query["photo_id"] }) == ["a"])
        #expect(server.requests.count == 3)
    }

    @Test func `a photo is returned even if Flickr refuses the requests for its sizes and camera settings`()
        async throws
    {
        let server = try PreparedServer { asked in
            asked.query["method"] == "flickr.photos.getInfo"
                ? .init(body: FlickrFixture.info("a"))
                : .init(body: FlickrFixture.failure("2", "Permission denied"))
        }
        let photo = try await Self.catalog(server).photo(PhotoID(service: .flickr, key: "a"))
        #expect(photo.exif == Exif())
        #expect(photo.source.variants.map(\.width) == [240, 320, 500, 640])
        #expect(photo.source.variants.first?.address == "https://live.staticflickr.com/65535/a_5ec_m.jpg")
    }

    @Test func `an author's photos are requested by user ID, and an author with only a name is not found`()
        async throws
    {
        let server = try PreparedServer { _ in .init(body: Self.page(["a"])) }
        let catalog = try Self.catalog(server)
        _ = try await catalog.page(of: .author(.username("12@N01"), on: .flickr), PageRequest(number: 1))
        #expect(server.requests.last?.query["user_id"] == "12@N01")
        let error = await Self.failure { () throws(CatalogError) in
            _ = try await catalog.page(of: .author(.name("Ida"), on: .flickr), PageRequest(number: 1))
        }
        #expect(error == .notFound)
    }

    @Test
    func `similar photos share the first three tags, or any tag if no other photo shares those three`()
        async throws
    {
        let server = try PreparedServer { asked in
            .init(body: Self.page(asked.query["tag_mode"] == "any" ? ["a", "b"] : ["a"]))
        }
        let catalog = try Self.catalog(server)
        let photo = Photo(
            id: PhotoID(service: .flickr, key: "a"), author: Author(name: "Ida"), license: .cc0,
            tags: ["new york city", "-sea", "harbour", "fog"], source: PictureSource(""))
        let first = try await catalog.page(of: .similar(to: photo), PageRequest(number: 1))
        #expect(first.items.map(\.id.key) == ["b"])
        _ = try await catalog.page(of: .similar(to: photo), PageRequest(number: 2))
        #expect(
            server.requests.map { $0.query["tags"] } == [
                "newyorkcity,sea,harbour", "newyorkcity,sea,harbour,fog", "newyorkcity,sea,harbour,fog",
            ])
        #expect(server.requests.map { $0.query["tag_mode"] } == ["all", "any", "any"])
    }

    @Test func `related tags and topics are decoded as names`() async throws {
        let server = try PreparedServer { asked in
            switch asked.query["method"] {
            case "flickr.tags.getRelated":
                .init(
                    body:
                        "{\"tags\": {\"source\": \"sea\", \"tag\": [{\"_content\": \"boat\"}, {}]}, \"stat\": \"ok\"}"
                )
            default:
                .init(
                    body:
                        "{\"hottags\": {\"tag\": [{\"_content\": \"spring\", \"thm_data\": {}}]}, \"stat\": \"ok\"}"
                )
            }
        }
        let catalog = try Self.catalog(server)
        #expect(try await catalog.relatedTags("The Sea") == ["boat"])
        #expect(server.requests.last?.query["tag"] == "thesea")
        #expect(try await catalog.relatedTags("!?") == [])
        #expect(try await catalog.topics() == ["spring"])
    }

    @Test func `random photos come from reachable pages, and an empty result is no error`() async throws {
        let server = try PreparedServer { asked in
            asked.query["text"] == "qqq"
                ? .init(body: FlickrFixture.page([], pages: "0", total: "0"))
                : .init(body: Self.page(["a", "b"], Int(asked.query["page"] ?? "") ?? 0))
        }
        let catalog = try Self.catalog(server)
        #expect(
            Set(
                try await catalog.page(of: .random("fog"), PageRequest(number: 1, size: 99)).items.map(
                    \.id.key)) == ["a", "b"])
        #expect(try await catalog.page(of: .random("qqq"), PageRequest(number: 1, size: 3)).items.isEmpty)
        #expect(try await catalog.page(of: .random(""), PageRequest(number: 1, size: 3)).items.count == 2)
        let day = try #require(server.requests.last?.query["min_upload_date"].flatMap { Int($0) })
        #expect(day >= 1_262_304_000 && day < 1_699_920_000)
        let pages = server.requests.filter { $0.query["text"] == "fog" }.compactMap {
            Int($0.query["page"] ?? "")
        }
        #expect(pages.allSatisfy { 1...133 ~= $0 })
    }

    @Test(arguments: [
        PhotoQuery.feed, .search(SearchQuery(keywords: "fog")), .topic("fog"), .random(""), .random("fog"),
        .author(.username("12@N01"), on: .flickr),
        .similar(
            to: Photo(
                id: PhotoID(service: .flickr, key: "b"), author: Author(name: "Ida"), license: .cc0,
                tags: ["fog"], source: PictureSource(""))),
    ])
    func `every list asks for free licenses only`(query: PhotoQuery) async throws {
        let server = try PreparedServer { _ in .init(body: Self.page(["a"])) }
        _ = try await Self.catalog(server).page(of: query, PageRequest(number: 1))
        #expect(!server.requests.isEmpty)
        #expect(
            server.requests.allSatisfy { $0.query["license"] == "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16" })
    }

    @Test func `a photo has the same author in a list and alone`() async throws {
        let server = try PreparedServer { asked in
            switch asked.query["method"] {
            case "flickr.photos.getInfo": .init(body: FlickrFixture.info("a"))
            case "flickr.photos.search":
                .init(
                    body: FlickrFixture.page([FlickrFixture.listed("a", name: "ida_l", alias: "\"idalov\"")]))
            default: .init(body: FlickrFixture.failure("2", "Permission denied"))
            }
        }
        let catalog = try Self.catalog(server)
        let listed = try await catalog.page(
            of: .search(SearchQuery(keywords: "fog")), PageRequest(number: 1))
        let photo = try await catalog.photo(PhotoID(service: .flickr, key: "a"))
        #expect(listed.items.map(\.author) == [photo.author])
        #expect(photo.author.name == "ida_l")
    }
}
