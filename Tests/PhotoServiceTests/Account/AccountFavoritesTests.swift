import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.timeLimit(.minutes(10))) struct AccountFavoritesTests {
    private static func account(_ service: ServiceName, user: String = "7@N05") -> Account {
        Account(
            service: service, user: user, username: "jane", name: "Jane",
            signedInAt: Date(timeIntervalSince1970: 0))
    }

    private static func accounts(_ service: ServiceName, _ server: PreparedServer) -> ServiceAccounts {
        let tokens = InMemoryAccounts()
        tokens.keep(account(service), AccessToken("token-1", secret: "half-1", mayWrite: true))
        let base = server.base
        return ServiceAccounts(
            transport: .test(), tokens: tokens, bases: { _ in base },
            application: { _ in ApplicationKey(key: "app", secret: "s") })
    }

    /// Error of a change, `nil` if the service accepts it.
    private static func end(
        _ isFavorite: Bool, at service: ServiceName, _ reply: PreparedServer.Reply
    ) async throws -> MirrorError? {
        let server = try PreparedServer { _ in reply }
        do throws(MirrorError) {
            _ = try await accounts(service, server).set(isFavorite, "5", of: account(service))
            return nil
        } catch {
            return error
        }
    }

    @Test func `Unsplash: a like is a POST and its removal a DELETE, both with a token header and no body`()
        async throws
    {
        let server = try PreparedServer { asked in
            .init(
                status: asked.method == "POST" ? 201 : 200,
                headers: ["X-Ratelimit-Limit": "50", "X-Ratelimit-Remaining": "41"],
                body:
                    #"{"photo":{"id":"a-_b","likes":582,"liked_by_user":true},"user":{"id":"o","username":"j"}}"#
            )
        }
        let accounts = Self.accounts(.unsplash, server), jane = Self.account(.unsplash)
        #expect(try await accounts.set(true, "a-_b", of: jane)?.remaining == 41)
        _ = try await accounts.set(false, "a-_b", of: jane)
        #expect(
            server.requests.map { "\($0.method) \($0.path)" } == [
                "POST /photos/a-_b/like", "DELETE /photos/a-_b/like",
            ])
        #expect(server.requests.allSatisfy { $0.headers["authorization"] == "Bearer token-1" })
        #expect(server.requests.allSatisfy { $0.body.isEmpty && $0.query.isEmpty })
        #expect(server.requests[0].headers["content-length"] == "0")
        await #expect(throws: MirrorError.revoked) {
            _ = try await accounts.set(true, "a", of: Self.account(.unsplash, user: "another"))
        }
        #expect(server.requests.count == 2)
    }

    @Test func `Flickr: each change is a form POST with a valid OAuth signature and a nonce of its own`()
        async throws
    {
        let server = try PreparedServer { _ in .init(body: #"{"stat":"ok"}"#) }
        let accounts = Self.accounts(.flickr, server), jane = Self.account(.flickr)
        _ = try await accounts.set(true, "5", of: jane)
        _ = try await accounts.set(false, "5", of: jane)
        var nonces: Set<String> = []
        for (asked, method) in zip(server.requests, ["flickr.favorites.add", "flickr.favorites.remove"]) {
            #expect(asked.method == "POST" && asked.path == "/services/rest/" && asked.query.isEmpty)
            let form = CallbackQuery(asked.body)
            #expect(form["method"] == method && form["photo_id"] == "5" && form["oauth_token"] == nil)
            var fields = SignInService.fields(ofAuthorization: asked.headers["authorization"] ?? "")
            let given = fields.removeValue(forKey: "oauth_signature")
            let names = ["method", "format", "nojsoncallback", "photo_id"]
            let base = OAuth1Signature.base(
                method: "POST", url: server.base + "/services/rest/",
                parameters: fields.map { ($0.key, $0.value) } + names.map { ($0, form[$0] ?? "") })
            #expect(given == OAuth1Signature.of(base, consumerSecret: "s", tokenSecret: "half-1"))
            #expect(fields["oauth_token"] == "token-1" && fields["oauth_consumer_key"] == "app")
            nonces.insert(fields["oauth_nonce"] ?? "")
        }
        #expect(nonces.count == 2)
    }

    @Test(arguments: [
        (401, #"{"errors":["OAuth error: The access token is invalid"]}"#, MirrorError.revoked),
        (403, #"{"errors":["OAuth error: The access token lacks write_likes"]}"#, .forbidden),
        (404, #"{"errors":["Couldn't find Photo"]}"#, .rejected),
        (410, "{}", .rejected), (422, #"{"errors":["no"]}"#, .rejected),
        (403, "Rate Limit Exceeded", .unreachable(.rateLimited(until: nil))),
        (429, "", .unreachable(.rateLimited(until: nil))),
        (503, "", .unreachable(.unreadable(.serverError(503)))),
        (302, "", .unreachable(.unreadable(.status(302)))),
        (200, "<html>Log in to the network</html>", .unreachable(.unreadable(.webPage))),
    ])
    func `Unsplash: the error of an unsuccessful like depends on the status and body of the reply`(
        status: Int, body: String, end: MirrorError
    )
        async throws
    {
        let reply = PreparedServer.Reply(status: status, body: body)
        #expect(try await Self.end(true, at: .unsplash, reply) == end)
    }

    @Test func `Unsplash: removing a deleted photo from favorites succeeds`() async throws {
        #expect(try await Self.end(false, at: .unsplash, .init(status: 404, body: "{}")) == nil)
    }

    @Test(arguments: [
        (true, 3, nil as MirrorError?), (false, 1, nil), (true, 1, .rejected), (true, 2, .rejected),
        (true, 98, .revoked), (true, 99, .forbidden), (false, 99, .forbidden),
        (true, 105, .unreachable(.unreadable(.unexpected))),
    ])
    func `Flickr: a failure code in a reply is thrown as an error, unless nothing had to change`(
        isFavorite: Bool, code: Int, end: MirrorError?
    )
        async throws
    {
        let body = #"{"stat":"fail","code":\#(code),"message":"no"}"#
        #expect(try await Self.end(isFavorite, at: .flickr, .init(body: body)) == end)
    }

    @Test(arguments: [
        (403, "{}", MirrorError.forbidden), (404, "<html>", .forbidden), (422, "", .forbidden),
        (200, #"{"stat":"ok"}"#, nil), (408, "{}", .unreachable(.unreadable(.status(408)))),
        (302, "{}", .unreachable(.refused(.keyRedirected))),
        (500, "{}", .unreachable(.unreadable(.serverError(500)))),
    ])
    func `Flickr: the status of a reply without a failure code decides whether and how a change failed`(
        status: Int, body: String, end: MirrorError?
    ) async throws {
        let reply = PreparedServer.Reply(status: status, body: body)
        #expect(try await Self.end(true, at: .flickr, reply) == end)
    }

    @Test(arguments: [
        ("token_rejected", MirrorError.revoked), ("consumer_key_unknown", .revoked),
        ("signature_invalid&debug_sbs=POST&oauth_token%3Dtoken-1", .revoked),
        ("nonce_used", .unreachable(.unreadable(.signatureRequired))),
    ])
    func `Flickr: the OAuth problem named in a reply determines the error of the change`(
        problem: String, end: MirrorError
    ) async throws {
        let reply = PreparedServer.Reply(status: 401, body: "oauth_problem=" + problem)
        #expect(try await Self.end(true, at: .flickr, reply) == end)
    }

    @Test func `a redirected change fails, and no request is sent to the redirect target`() async throws {
        for service in [ServiceName.unsplash, .flickr] {
            let other = try PreparedServer { _ in .init(body: #"{"stat":"ok","photo":{"id":"5"}}"#) }
            for isFavorite in [true, false] {
                let reply = PreparedServer.Reply(status: 307, headers: ["Location": other.base + "/x"])
                #expect(try await Self.end(isFavorite, at: service, reply) != nil)
            }
            #expect(other.requests.isEmpty)
        }
    }
}
