import FoundationEssentials
import GalleryCore
import TestKit
import Testing

@testable import PhotoService

@Suite(.onOwnThread, .timeLimit(.minutes(10))) struct ServiceSignInTests {
    private let accounts = InMemoryAccounts()

    /// Request target to which the service's page redirects the browser, with a code.
    private static func answer(_ page: String, code: String = SignInService.code) -> String {
        let query = CallbackQuery(ofAddress: page)
        return query["state"].map { "/?code=\(code)&state=\($0)" }
            ?? "/?oauth_token=\(query["oauth_token"] ?? "")&oauth_verifier=\(code)"
    }

    private func signIn(_ service: SignInService) throws -> (signIn: ServiceSignIn, port: Int) {
        let port = try CallbackListener(port: 0).port
        return (service.signIn(accounts, port: port), port)
    }

    @Test func `Unsplash: a code is exchanged for a token, then the user is requested`() async throws {
        let service = try SignInService()
        let (signIn, port) = try signIn(service)
        let attempt = try await signIn.begin(at: .unsplash, by: .browser)
        let page = CallbackQuery(ofAddress: attempt.page)
        #expect(attempt.page.hasPrefix(service.base + "/oauth/authorize?"))
        #expect(page["client_id"] == SignInService.application.key)
        #expect(page["redirect_uri"] == "http://127.0.0.1:\(port)/" && page["response_type"] == "code")
        #expect(page["scope"] == "public read_user read_collections")
        #expect(page["state"]?.count == 64)
        #expect(service.requests.isEmpty)
        #expect(Browser.get(Self.answer(attempt.page), port: port).contains("page accepted"))
        guard case .code(let code) = try await attempt.answer() else { throw SignInError.timedOut }
        let account = try await attempt.finish(with: code)
        #expect(account.username == "jane_doe" && account.name == "Jane Doe" && account.user == "a1")
        #expect(account.avatar == "https://images.unsplash.com/l")
        #expect(accounts.accounts() == [account])
        #expect(accounts.token(of: .unsplash) == AccessToken(SignInService.token))
        #expect(service.steps == ["POST /oauth/token", "GET /me"])
        #expect(service.faults == [])
    }

    @Test func `Flickr: every request has its own nonce and a signature by the right secrets`() async throws {
        let service = try SignInService()
        let (signIn, port) = try signIn(service)
        let attempt = try await signIn.begin(at: .flickr, by: .browser)
        #expect(attempt.page == service.base + "/services/oauth/authorize?oauth_token=request-1&perms=read")
        #expect(Browser.get("/?oauth_token=request-2&oauth_verifier=x", port: port).contains("page foreign"))
        #expect(Browser.get("/?oauth_verifier=x", port: port).hasPrefix("HTTP/1.1 403 "))
        #expect(Browser.get(Self.answer(attempt.page), port: port).contains("page accepted"))
        #expect(try await attempt.answer() == .foreign)
        #expect(try await attempt.answer() == .foreign)
        guard case .code(let code) = try await attempt.answer() else { throw SignInError.timedOut }
        let account = try await attempt.finish(with: code)
        #expect(account.username == "jane d" && account.name == "Jane Doe" && account.user == "7@N05")
        #expect(account.avatar == "https://farm9.staticflickr.com/8033/buddyicons/7@N05.jpg")
        #expect(
            accounts.token(of: .flickr) == AccessToken(SignInService.token, secret: SignInService.tokenSecret)
        )
        #expect(
            service.steps == [
                "GET /services/oauth/request_token", "GET /services/oauth/access_token",
                "GET /services/rest/",
            ])
        #expect(service.requests[0].headers["authorization"]?.contains("127.0.0.1%3A\(port)%2F") == true)
        #expect(service.faults == [])
    }

    @Test func `a timeout after an answer without a state is reported as a missing state`() async throws {
        let service = try SignInService()
        let setup = try SignInSetup(
            base: service.base, application: #require(ApplicationKey(key: "k", secret: "s")),
            redirect: "http://127.0.0.1:0/", mayWrite: false, transport: .test())
        let exchange = try UnsplashSignIn(setup)
        for (target, error) in [
            ("/?code=x", SignInError.withoutState(.unsplash)), ("/?code=x&state=other", .timedOut),
        ] {
            let listener = try CallbackListener(port: 0)
            let begun = try await exchange.begin(redirect: nil)
            let attempt = ServiceSignInAttempt(
                exchange: exchange, begun: begun, redirect: "http://127.0.0.1:0/", pasted: .address,
                listener: listener, tokens: accounts)
            listener.serve(begun, for: .seconds(3), page: { "page \($0)" })
            #expect(Browser.get(target, port: listener.port).contains("page foreign"))
            #expect(try await attempt.answer() == .foreign)
            await #expect(throws: error) { try await attempt.answer() }
        }
        #expect(service.requests.isEmpty)
    }

    @Test func `a code identifies the account, of which nothing is stored`() async throws {
        let service = try SignInService()
        let attempt = try await service.signIn(accounts).begin(at: .unsplash, by: .paste)
        let account = try await attempt.identify(with: SignInCode(SignInService.code))
        #expect(account.username == "jane_doe" && accounts.accounts().isEmpty)
        #expect(!service.signIn(accounts).usesBuiltInAddress(of: .unsplash))
    }

    @Test(arguments: [ServiceName.unsplash, .flickr])
    func `no account is stored if the service rejects the code`(name: ServiceName) async throws {
        let service = try SignInService()
        let attempt = try await service.signIn(accounts).begin(at: name, by: .paste)
        await #expect(throws: SignInError.unknownCode(name)) {
            try await attempt.finish(with: SignInCode("wrong"))
        }
        #expect(accounts.accounts().isEmpty)
    }

    @Test(arguments: [
        ("consumer_key_unknown", 401),
        ("signature_invalid&debug_sbs=GET&http%3A%2F%2Fh&oauth_token%3Dt", 401),
    ])
    func `Flickr: an unknown application is reported`(problem: String, status: Int) async throws {
        let service = try SignInService { _ in .init(status: status, body: "oauth_problem=\(problem)") }
        await #expect(throws: SignInError.unknownApplication(.flickr)) {
            try await service.signIn(accounts).begin(at: .flickr, by: .paste)
        }
        #expect(service.requests.count == 1)
    }

    @Test func `Unsplash: an unknown application is reported`() async throws {
        let service = try SignInService { _ in .init(status: 401, body: #"{"error":"invalid_client"}"#) }
        let attempt = try await service.signIn(accounts).begin(at: .unsplash, by: .paste)
        await #expect(throws: SignInError.unknownApplication(.unsplash)) {
            try await attempt.finish(with: SignInCode(SignInService.code))
        }
    }

    @Test(arguments: ["/me", "/oauth/token", "/services/oauth/access_token", "/services/rest/"])
    func `a redirect is not followed, so no secret reaches another host`(path: String) async throws {
        let other = try PreparedServer { _ in .init(body: "{}") }
        let service = try SignInService { asked in
            asked.path == path ? .init(status: 302, headers: ["Location": other.base + "/stolen"]) : nil
        }
        let name: ServiceName = path.hasPrefix("/services") ? .flickr : .unsplash
        let attempt = try await service.signIn(accounts).begin(at: name, by: .paste)
        _ = try? await attempt.finish(with: SignInCode(SignInService.code))
        #expect(service.steps.contains { $0.hasSuffix(path) })
        #expect(other.requests.isEmpty)
    }

    @Test func `sign-in fails without a request if port, service or access keys are unusable`() async throws {
        let service = try SignInService()
        let taken = try CallbackListener(port: 0)
        let signIn = service.signIn(accounts, port: taken.port)
        await #expect(throws: SignInError.portTaken(taken.port)) {
            try await signIn.begin(at: .unsplash, by: .browser)
        }
        await #expect(throws: SignInError.notOffered(.openverse)) {
            try await signIn.begin(at: .openverse, by: .browser)
        }
        await #expect(throws: SignInError.noApplication(.flickr)) {
            try await service.signIn(accounts, key: "").begin(at: .flickr, by: .browser)
        }
        #expect(service.requests.isEmpty)
    }

    @Test func `a display name of 1 MB is truncated to 200 bytes`() async throws {
        let long = String(repeating: "Jane ", count: 200_000)
        let service = try SignInService { asked in
            asked.path == "/me"
                ? .init(body: #"{"uid":"a1","username":"jane_doe","name":"\#(long)"}"#) : nil
        }
        let attempt = try await service.signIn(accounts).begin(at: .unsplash, by: .paste)
        let account = try await attempt.finish(with: SignInCode(SignInService.code))
        #expect(account.name.utf8.count <= 200)
        #expect(account.username == "jane_doe")
    }

    @Test(arguments: ["uid", "username"])
    func `an identifier of 1 MB makes the sign-in fail`(field: String) async throws {
        let long = String(repeating: "j", count: 1_000_000)
        let fields = ["uid": "a1", "username": "jane_doe"].merging([field: long]) { $1 }
        let body = "{" + fields.map { #""\#($0)":"\#($1)""# }.joined(separator: ",") + "}"
        let service = try SignInService { asked in asked.path == "/me" ? .init(body: body) : nil }
        let attempt = try await service.signIn(accounts).begin(at: .unsplash, by: .paste)
        await #expect(throws: SignInError.catalog(.unreadable(.unexpected))) {
            try await attempt.finish(with: SignInCode(SignInService.code))
        }
        #expect(accounts.accounts().isEmpty)
    }

    @Test(arguments: ["username", "fullname"])
    func `Flickr: a name of 4 kB is truncated to 200 characters`(field: String) async throws {
        let long = String(repeating: "j", count: 3_800)
        let names = ["username": "jane", "fullname": "Jane"].merging([field: long]) { $1 }
        let service = try SignInService { asked in
            asked.path == "/services/oauth/access_token"
                ? .init(
                    body: "oauth_token=\(SignInService.token)&oauth_token_secret=\(SignInService.tokenSecret)"
                        + "&user_nsid=7%40N05" + names.map { "&\($0)=\($1)" }.joined()) : nil
        }
        let attempt = try await service.signIn(accounts).begin(at: .flickr, by: .paste)
        let account = try await attempt.finish(with: SignInCode(SignInService.code))
        #expect(account.name.count <= 200 && account.username.count <= 200)
    }

    @Test func `printing and reflection reveal no sign-in code or application key`() {
        for value in [SignInCode("seen"), ApplicationKey(key: "seen", secret: "seen") as Any] as [Any] {
            var text = "\(value) \(String(reflecting: value))"
            dump(value, to: &text)
            #expect(!text.contains("seen"))
        }
    }
}
