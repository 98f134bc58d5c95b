import Foundation
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct NASACatalogTests {
    private static let host = "https://images-assets.nasa.gov/image"

    static func photo(_ json: String) throws -> Photo? {
        let payload = try JSONDecoder().decode(NASAItemPayload.self, from: Data(json.utf8))
        return NASAEntities(base: try BaseAddress(NASACatalog.publicBase)).photo(payload)
    }

    private static func server(
        _ answer: @escaping @Sendable (PreparedServer.Asked) -> PreparedServer.Reply? = { _ in nil }
    ) throws -> PreparedServer {
        try PreparedServer { asked in
            answer(asked) ?? .init(body: NASAFixture.page((1...3).map { NASAFixture.item($0) }, total: 250))
        }
    }

    private static func catalog(_ server: PreparedServer) throws -> NASACatalog {
        try NASACatalog(base: server.base, transport: .test(), now: { Date(timeIntervalSince1970: 0) })
    }

    @Test func `every field of an item is decoded`() throws {
        let photo = try #require(try Self.photo(NASAFixture.item(7)))
        #expect(photo.id == PhotoID(service: .nasa, key: "PIA7"))
        #expect(
            photo.title == "Nebula 7" && photo.about == "A nebula & dust." && photo.altText == "A red cloud.")
        #expect(
            photo.author == Author(name: "NASA/JPL-Caltech", username: "secondary_creator/NASA/JPL-Caltech"))
        #expect(photo.license.name == "NASA media usage guidelines")
        #expect(photo.pageLink == "https://images.nasa.gov/details/PIA7")
        #expect(photo.taken?.description == "2012-12-05")
        #expect(photo.tags == ["moon", "gravity recovery", "lunar orbiter"])
        #expect(photo.place?.name == "Pasadena")
        #expect(photo.size == PixelSize(width: 4000, height: 3926))
        #expect(photo.original == "\(Self.host)/PIA7/PIA7~orig.jpg")
        #expect(photo.source.variants.map(\.width) == [640, 1280, 4000])
        #expect(photo.restrictions == nil)
    }

    @Test func `an item of a version 1.0 reply has only its preview picture`() throws {
        let address = "http://images-assets.nasa.gov/image/PIA1/PIA1 a~thumb.jpg"
        let photo = try #require(
            try Self.photo(
                NASAFixture.item(1, fields: ["links": "[{\"href\": \"\(address)\", \"rel\": \"preview\"}]"])))
        #expect(photo.source.description == "\(Self.host)/PIA1/PIA1%20a~thumb.jpg 640w")
        #expect(photo.size == nil)
    }

    @Test(
        arguments: [
            ("\"Photo Copyright ? Louis Maher\"", "null", ["third-party"]),
            ("null", "\"(c) 2011 ESA\"", ["third-party"]),
            ("\"NASA/JPL\"", "\"A cloud\"", nil),
        ] as [(String, String, [String]?)])
    func `third-party rights are noted if the creator or description mentions a copyright`(
        creator: String, description: String, restrictions: [String]?
    ) throws {
        let data = ["secondary_creator": creator, "description": description]
        #expect(try Self.photo(NASAFixture.item(1, data: data))?.restrictions == restrictions)
    }

    @Test
    func `the author is the photographer; an item without a creator has the center as author, or else NASA`()
        throws
    {
        let photographer = ["photographer": "\"Bill Ingalls\""]
        #expect(try Self.photo(NASAFixture.item(1, data: photographer))?.author.name == "Bill Ingalls")
        let none = ["secondary_creator": "null"]
        let center = try #require(try Self.photo(NASAFixture.item(1, data: none)))
        #expect(center.author == Author(name: "NASA/JPL", username: "center/JPL"))
        #expect(
            Credit(center).text().hasSuffix(
                "by NASA/JPL, NASA media usage guidelines "
                    + "(https://www.nasa.gov/nasa-brand-center/images-and-media/)"))
        let bare = ["secondary_creator": "null", "center": "null"]
        #expect(try Self.photo(NASAFixture.item(1, data: bare))?.author == Author(name: "NASA"))
    }

    @Test func `videos and items without a displayable picture are left out`() throws {
        #expect(try Self.photo(NASAFixture.item(1, data: ["media_type": "\"video\""])) == nil)
        for links in ["null", "[]", "[{\"href\": \"\(Self.host)/a/a~orig.tif\", \"rel\": \"canonical\"}]"] {
            #expect(try Self.photo(NASAFixture.item(1, fields: ["links": links])) == nil)
        }
    }

    @Test func `an original without an extension has no file type`() throws {
        let original = "\(Self.host)/PIA1/PIA1~orig"
        let links = """
            [{"href": "\(Self.host)/PIA1/PIA1~thumb.jpg", "width": 640, "height": 628},
             {"href": "\(original)", "rel": "canonical", "width": 4000, "height": 3926}]
            """
        let photo = try #require(try Self.photo(NASAFixture.item(1, fields: ["links": links])))
        #expect(photo.original == original && photo.fileType == nil)
    }

    @Test func `a search requests and returns one page of images, and the last page ends the list`()
        async throws
    {
        let server = try Self.server()
        let catalog = try Self.catalog(server)
        let page = try await catalog.page(
            of: .search(SearchQuery(keywords: "red nebula")), PageRequest(number: 2))
        #expect(page.items.count == 3 && page.total == 250 && page.hasMore)
        #expect(
            server.requests[0].query == [
                "q": "red nebula", "media_type": "image", "page": "2", "page_size": "30",
            ])
        #expect(server.requests[0].path == "/search")
        #expect(
            try await !catalog.page(of: .search(SearchQuery(keywords: "x")), PageRequest(number: 9)).hasMore)
    }

    @Test
    func `each feed page shows the next theme, and a repeated theme continues with its next page of results`()
        async throws
    {
        let server = try Self.server()
        let catalog = try Self.catalog(server)
        for number in [1, 2, 13] { _ = try await catalog.page(of: .feed, PageRequest(number: number)) }
        let asked = server.requests.map { [$0.query["q"], $0.query["page"]] }
        #expect(asked == [["nebula", "1"], ["Earth from space", "1"], ["nebula", "2"]])
    }

    @Test func `an author's photos are requested by creator, and similar photos by keywords`() async throws {
        let server = try Self.server()
        let catalog = try Self.catalog(server)
        let photo = try #require(try await catalog.page(of: .feed, PageRequest(number: 1)).items.first)
        _ = try await catalog.page(of: .author(photo.author.id, on: .nasa), PageRequest(number: 1))
        #expect(server.requests.last?.query["secondary_creator"] == "NASA/JPL-Caltech")
        let similar = try await catalog.page(of: .similar(to: photo), PageRequest(number: 1))
        #expect(server.requests.last?.query["keywords"] == "moon,gravity recovery")
        #expect(similar.items.map(\.id.key) == ["PIA2", "PIA3"])
    }

    @Test func `a photo requested by ID has all its files, and an unknown ID is not found`() async throws {
        let server = try Self.server { asked in
            switch asked.path {
            case "/search" where asked.query["nasa_id"] == "PIA1":
                return .init(body: NASAFixture.page([NASAFixture.short(1)]))
            case "/asset/PIA1":
                let files = ["orig.tif", "large.jpg", "thumb.jpg"].map {
                    "{\"href\": \"\(Self.host)/PIA1/PIA1~\($0)\"}"
                }
                return .init(body: "{\"collection\": {\"items\": [\(files.joined(separator: ","))]}}")
            default: return .init(status: 404, body: #"{"reason": "No assets found"}"#)
            }
        }
        let catalog = try Self.catalog(server)
        let photo = try await catalog.photo(PhotoID(service: .nasa, key: "PIA1"))
        #expect(photo.original == "\(Self.host)/PIA1/PIA1~orig.tif" && photo.fileType == "tiff")
        #expect(photo.source.variants.map(\.width) == [640, 1920])
        let error = await OpenverseServer.failure { () throws(CatalogError) in
            _ = try await catalog.photo(PhotoID(service: .nasa, key: "PIA2"))
        }
        #expect(error == .notFound)
    }

    private static let faults: [(Int, String, CatalogError)] = [
        (
            400, #"{"reason": "Invalid search parameter"}"#,
            .refused(.service(.nasa, .message("Invalid search parameter")))
        ),
        (403, "<html>Forbidden</html>", .refused(.service(.nasa, .status(403)))),
        (200, "<html>Wi-Fi</html>", .unreadable(.webPage)), (200, "", .unreadable(.empty)),
        (200, "{}", .unreadable(.unexpected)), (500, "<html/>", .unreadable(.serverError(500))),
        (404, #"{"reason": "No"}"#, .notFound), (429, "", .rateLimited(until: nil)),
    ]

    @Test(arguments: faults.indices)
    func `a refusal or an invalid reply throws the error for its status, reason or content`(index: Int)
        async throws
    {
        let (status, body, expected) = Self.faults[index]
        let server = try Self.server { _ in .init(status: status, body: body) }
        let catalog = try Self.catalog(server)
        let error = await OpenverseServer.failure { () throws(CatalogError) in
            _ = try await catalog.page(of: .feed, PageRequest(number: 1))
        }
        #expect(error == expected)
    }

    @Test(arguments: [false, true])
    func `an original of an unsupported type is saved as the largest copy, unless any type is accepted`(
        ofAnyType: Bool
    ) async throws {
        let server = try Self.server { _ in .init(body: "picture") }
        let file = TemporaryFile()
        let photo = Photo(
            id: PhotoID(service: .nasa, key: "a"), author: Author(name: "NASA"),
            license: License(code: "nasa", name: "NASA"), source: PictureSource("/s.jpg 640w, /l.jpg 1920w"),
            original: "/a~orig.tif")
        try await Self.catalog(server).download(photo, ofAnyType: ofAnyType, into: file.path) { _, _ in }
        #expect(server.requests.map(\.path) == [ofAnyType ? "/a~orig.tif" : "/l.jpg"])
    }

    @Test func `a mutation of one item in a reply affects no other photo`() async throws {
        let reply = NASAFixture.page((1...8).map { NASAFixture.item($0) }, total: 90)
        let base = try BaseAddress(NASACatalog.publicBase)
        let survey = try await ReplySurvey(reply, list: [.key("collection"), .key("items")], victim: 2) {
            bytes in
            let response = HTTPResponse(status: 200, headers: HTTPHeaders(), body: bytes)
            guard let payload = try? await NASAReplyReader.read(NASAPayload.self, from: response, hiding: nil)
            else {
                return []
            }
            return (try? NASAEntities(base: base).photos(payload, limit: 50).map(\.id.key)) ?? []
        }
        #expect(survey.cases > 300)
        #expect(survey.worst == 1)
    }
}
