import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct OpenverseGrantTests {
    private func server(_ reply: PreparedServer.Reply) throws -> PreparedServer {
        try OpenverseServer.start { asked in
            switch asked.path {
            case "/v1/auth_tokens/token/": .init(body: #"{"access_token": "t-1", "expires_in": 36000}"#)
            case "/v1/rate_limit/": reply
            default: nil
            }
        }
    }

    private func catalog(_ server: PreparedServer, id: String? = "id") throws -> OpenverseCatalog {
        try OpenverseCatalog(
            base: server.base + "/v1",
            credentials: OpenverseCredentials(id: id, secret: "secret", folder: nil), transport: .test())
    }

    @Test
    func `granted request limits are requested with the token; the reply's headers do not limit searches`()
        async throws
    {
        let server = try server(
            .init(
                headers: [
                    "x-ratelimit-limit-onepersecond": "1/second",
                    "x-ratelimit-available-onepersecond": "0",
                ],
                body: """
                    {"requests_this_minute": null, "requests_today": 57, "rate_limit_model": "enhanced",
                     "verified": true}
                    """))
        let catalog = try catalog(server)
        let grant = RequestGrant(
            service: .openverse, model: "enhanced", isVerified: true, thisMinute: nil, today: 57)
        #expect(await catalog.grant() == grant)
        #expect(server.requests.last?.headers["authorization"] == "Bearer t-1")
        #expect(catalog.budget() == nil)
        #expect(await AllServices([catalog]).grant() == grant)
    }

    @Test(arguments: [
        (403, #"{"detail": "Forbidden"}"#), (429, ""), (500, ""), (200, "<html>"), (200, "{}"),
        (424, #"{"rate_limit_model": null}"#),
    ])
    func `a failed grant request returns no grant, and a search still succeeds`(status: Int, body: String)
        async throws
    {
        let server = try server(.init(status: status, body: body))
        let catalog = try catalog(server)
        #expect(await catalog.grant() == nil)
        #expect(server.requests.count { $0.path == "/v1/rate_limit/" } == 1)
        _ = try await catalog.page(of: .search(SearchQuery(keywords: "x")), PageRequest(number: 1, size: 20))
    }

    @Test func `without application credentials, no grant is requested`() async throws {
        let server = try server(.init(body: "{}"))
        #expect(await (try catalog(server, id: nil)).grant() == nil)
        #expect(server.requests.isEmpty)
    }

    @Test func `the grant request times out if the host does not respond to the token request`()
        async throws
    {
        let listener = try StalledListener()
        let api = OpenverseAPI(
            base: try BaseAddress(listener.base + "/v1"),
            credentials: OpenverseCredentials(id: "id", secret: "secret", folder: nil), transport: .test(),
            now: { Date() })
        await confirmation { timeout in
            #expect(await api.grant { timeout() } == nil)
        }
    }
}
