import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.timeLimit(.minutes(10))) struct ServiceAccountsTests {
    private static func account(_ service: ServiceName) -> Account {
        Account(
            service: service, user: "7@N05", username: "jane", name: "Jane",
            signedInAt: Date(timeIntervalSince1970: 0))
    }

    private func accounts(_ service: ServiceName, _ server: PreparedServer) -> ServiceAccounts {
        let tokens = InMemoryAccounts()
        tokens.keep(Self.account(service), AccessToken("token-1", secret: "half-1"))
        let base = server.base
        return ServiceAccounts(
            transport: .test(), tokens: tokens, bases: { _ in base },
            application: { _ in ApplicationKey(key: "app", secret: "s") })
    }

    @Test func `Unsplash collections, photos and likes are requested with a bearer token`() async throws {
        let server = try PreparedServer { asked in
            switch asked.path {
            case "/users/jane/collections":
                .init(
                    headers: ["X-Total": "31"],
                    body:
                        #"[{"id":"c1","title":"Fog","total_photos":2,"user":{"name":"Jane","username":"jane"}}]"#
                )
            case "/collections/c1/photos", "/users/jane/likes":
                .init(
                    body: """
                        [{"id":"p1","width":4,"height":3,"user":{"name":"Ida","username":"ida"},
                        "urls":{"raw":"https://images.unsplash.com/p1"}}]
                        """)
            default: .init(status: 404)
            }
        }
        let accounts = accounts(.unsplash, server), jane = Self.account(.unsplash)
        let collections = try await accounts.collections(of: jane, PageRequest(number: 1))
        #expect(collections.items.map(\.title) == ["Fog"] && collections.hasMore)
        for list in ["c1", nil] {
            let page = try await accounts.photos(of: jane, in: list, PageRequest(number: 2))
            #expect(page.items.map(\.id.description) == ["unsplash:p1"])
        }
        #expect(server.requests.allSatisfy { $0.headers["authorization"] == "Bearer token-1" })
        #expect(server.requests.map { $0.query["page"] } == ["1", "2", "2"])
        #expect(server.requests.allSatisfy { !"\($0.path)\($0.query)".contains("token") })
    }

    @Test func `Flickr galleries, photos and favorites are requested, each with its own OAuth header`()
        async throws
    {
        let photos = """
            {"photos":{"page":1,"pages":430,"perpage":100,"total":"43000","photo":[{"id":"5","owner":"1@N1",
            "secret":"a","server":"6","title":"T","url_m":"https://live.staticflickr.com/6/5_a.jpg","width_m":5,
            "height_m":4}]},"stat":"ok"}
            """
        let server = try PreparedServer { asked in
            switch asked.query["method"] {
            case "flickr.galleries.getList":
                .init(
                    body: """
                        {"galleries":{"page":1,"pages":1,"total":1,"gallery":[{"id":"66911286-1",
                        "gallery_id":"721","title":{"_content":"Fog &amp; sea"},"count_photos":"2"}]},"stat":"ok"}
                        """)
            case "flickr.galleries.getPhotos", "flickr.favorites.getList": .init(body: photos)
            default: .init(body: #"{"stat":"fail","code":112,"message":"no such method"}"#)
            }
        }
        let accounts = accounts(.flickr, server), jane = Self.account(.flickr)
        let galleries = try await accounts.collections(of: jane, PageRequest(number: 1, size: 100))
        #expect(galleries.items.map(\.key) == ["721"] && galleries.items.map(\.title) == ["Fog & sea"])
        #expect(!galleries.hasMore)
        for list in ["721", nil] {
            let page = try await accounts.photos(of: jane, in: list, PageRequest(number: 1, size: 100))
            // The total exceeds the number of results that a search can reach.
            #expect(page.items.map(\.id.description) == ["flickr:5"] && page.hasMore && page.total == 43_000)
        }
        let headers = server.requests.compactMap { $0.headers["authorization"] }
        #expect(headers.allSatisfy { $0.contains(#"oauth_token="token-1""#) } && Set(headers).count == 3)
        #expect(server.requests.allSatisfy { $0.query["api_key"] == nil && !"\($0.query)".contains("token") })
    }

    @Test
    func `a request with a revoked token, or for an account that is not signed in, fails as unauthorized`()
        async throws
    {
        let server = try PreparedServer { asked in
            asked.path == "/services/rest/"
                ? .init(body: #"{"stat":"fail","code":98,"message":"Invalid auth token"}"#)
                : .init(status: 401, body: #"{"errors":["OAuth error: The access token is invalid"]}"#)
        }
        for service in [ServiceName.unsplash, .flickr] {
            let accounts = accounts(service, server)
            await #expect(throws: CatalogError.unauthorized) {
                try await accounts.photos(of: Self.account(service), in: nil, PageRequest(number: 1))
            }
        }
        let count = server.requests.count
        await #expect(throws: CatalogError.unauthorized) {
            try await accounts(.flickr, server).photos(
                of: Self.account(.unsplash), in: nil, PageRequest(number: 1))
        }
        #expect(server.requests.count == count)
    }
}
