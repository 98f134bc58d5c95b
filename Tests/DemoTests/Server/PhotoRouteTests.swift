import TestKit
import Testing

@testable import Demo

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct PhotoRouteTests {
    private let service = Service()

    @Test func `a single-photo reply has the photo's texts, size, author, counts, camera, place and tags`()
        async throws
    {
        for index in 0..<12 {
            let photo = service.photos[index]
            let json = try await service.decoded(PhotoJSON.self, "/photos/\(photo.key)")
            #expect((json.id, json.width, json.height) == (photo.key, photo.width, photo.height))
            #expect((json.description, json.altDescription) == (photo.title, photo.alternativeText))
            #expect(
                json.user.name == photo.author.name && json.likes == photo.likes && json.views == photo.views)
            #expect(json.exif?.model == photo.exif?.model && json.location?.name == photo.place?.name)
            #expect(json.tags.map(\.title) == photo.tags && json.tags.allSatisfy { $0.type == "search" })
        }
    }

    @Test func `unknown values are encoded as null instead of omitted`() async throws {
        let index = try #require(
            (0..<600).first { service.photos[$0].exif == nil && service.photos[$0].title == nil })
        let body = String(
            decoding: await service.get("/photos/\(service.photos[index].key)").body, as: UTF8.self)
        #expect(body.contains(#""description":null"#) && body.contains(#""iso":null"#))
    }

    @Test func `color and BlurHash are computed from the painting`() async throws {
        let photo = service.photos[3]
        let json = try await service.decoded(PhotoJSON.self, "/photos/\(photo.key)")
        let sketch = Painter.sketch(of: photo.motif)
        #expect(json.blurHash == BlurHashEncoder.encode(sketch) && json.blurHash.count == 28)
        let value = try #require(UInt32(json.color.dropFirst(), radix: 16))
        let color = sketch.average
        #expect(value == UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue))
    }

    @Test func `picture URLs lead to the server and page URLs to a reserved domain`() async throws {
        let photo = service.photos[0]
        let json = try await service.decoded(PhotoJSON.self, "/photos/\(photo.slug)")
        #expect(Set(json.urls.keys) == ["raw", "full", "regular", "small", "thumb"])
        #expect(
            json.urls.values.allSatisfy {
                $0.hasPrefix("\(Service.base)/images/\(photo.key)?") && $0.contains("ixid=")
            })
        #expect(json.urls["small"]?.hasSuffix("&q=80&w=400") == true)
        #expect(json.urls["raw"]?.contains("w=") == false)
        #expect(json.links.html == "https://gallery.invalid/photos/\(photo.slug)")
    }

    @Test func `the download route returns the URL of the file`() async throws {
        let photo = service.photos[7]
        let json = try await service.decoded(PhotoJSON.self, "/photos/\(photo.key)")
        let path = String(json.links.downloadLocation.dropFirst(Service.base.count))
        let url = try #require(try await service.decoded([String: String].self, path)["url"])
        #expect(url.hasPrefix("\(Service.base)/images/\(photo.key)?"))
    }

    @Test
    func `random photos are distinct and match the query; a query without matches is answered with 404`()
        async throws
    {
        let one = try await service.decoded(PhotoJSON.self, "/photos/random")
        #expect(service.photos.photo(named: one.id) != nil)
        let cats = try await service.decoded(
            [PhotoJSON].self, "/photos/random?count=30&query=cats&orientation=portrait")
        #expect(Set(cats.map(\.id)).count == cats.count && cats.count > 5)
        #expect(cats.allSatisfy { $0.height > $0.width && $0.tags.contains { $0.title == "cat" } })
        #expect(try await service.decoded([PhotoJSON].self, "/photos/random?count=1").count == 1)
        #expect(await service.get("/photos/random?query=zeppelin").status == 404)
        #expect(await service.get("/photos/random?count=31").status == 400)
        #expect(await Service(count: 0).get("/photos/random").status == 404)
    }

    @Test func `the daily view counts of the requested days add up to the reported change`() async throws {
        struct Count: Decodable {
            struct Historical: Decodable {
                struct Value: Decodable {
                    let date: String
                    let value: Int
                }
                let change: Int
                let quantity: Int
                let values: [Value]
            }
            let total: Int
            let historical: Historical
        }
        struct Statistics: Decodable {
            let id: String
            let views: Count
            let downloads: Count
        }
        let photo = service.photos[5]
        let json = try await service.decoded(Statistics.self, "/photos/\(photo.key)/statistics?quantity=7")
        #expect(
            json.id == photo.key && json.views.total == photo.views && json.downloads.total == photo.downloads
        )
        let history = json.views.historical
        #expect(history.quantity == 7 && history.values.count == 7)
        #expect(history.change == history.values.reduce(0) { $0 + $1.value })
        #expect(history.values.last?.date == "2026-08-01")
    }
}
