import FoundationEssentials
import GalleryCore

/// OAuth 2 with an authorization code (RFC 6749, 4.1) and a state. The service documents no PKCE.
struct UnsplashSignIn: SignInExchange {
    static let publicBase = "https://unsplash.com"

    let service = ServiceName.unsplash
    private let site: BaseAddress
    private let api: BaseAddress
    private let setup: SignInSetup

    init(_ setup: SignInSetup) throws(CatalogError) {
        site = try BaseAddress(setup.base ?? Self.publicBase)
        api = try BaseAddress(setup.base ?? UnsplashCatalog.publicBase)
        self.setup = setup
    }

    /// Makes no request. Ignores `redirect`: the service redirects even if the user pastes the answer.
    func begin(redirect: String?) async throws(SignInError) -> BegunSignIn {
        let state = RandomText.make(bytes: 32)
        let scopes = "public read_user read_collections" + (setup.mayWrite ? " write_likes" : "")
        let page = site.url(
            ["oauth", "authorize"],
            [
                ("client_id", setup.application.key), ("redirect_uri", setup.redirect),
                ("response_type", "code"), ("scope", scopes), ("state", state),
            ])
        return BegunSignIn(
            page: page, state: state, names: BegunSignIn.Names(state: "state", code: "code"))
    }

    func finish(
        _ begun: BegunSignIn, with code: SignInCode
    ) async throws(SignInError) -> (account: Account, token: AccessToken) {
        let granted = try await token(for: code)
        let me = try await me(granted.token)
        let account = Account(
            service: service, user: me.id, username: me.username, name: me.name, avatar: me.avatar,
            signedInAt: Date())
        return (account, AccessToken(granted.token, mayWrite: granted.scopes.contains("write_likes")))
    }

    private func token(for code: SignInCode) async throws(SignInError) -> UnsplashTokenPayload {
        let fields = [
            ("client_id", setup.application.key), ("client_secret", setup.application.secret),
            ("redirect_uri", setup.redirect), ("code", code.text), ("grant_type", "authorization_code"),
        ]
        var request = HTTPRequest.form(site.url(["oauth", "token"]), fields, reach: site.reach)
        request.followsRedirects = false
        let response: HTTPResponse
        do { response = try await setup.transport.data(request) } catch { throw .catalog(error) }
        if [400, 401, 403].contains(response.status) {
            let isUnknown = ["invalid_client", "unauthorized_client"]
                .contains(BoundedJSON.decode(OAuthErrorPayload.self, fromFew: response.body)?.error)
            throw isUnknown ? .unknownApplication(service) : .unknownCode(service)
        }
        do throws(CatalogError) {
            return try await UnsplashReplyReader.read(
                UnsplashTokenPayload.self, from: response, hiding: setup.application.secret)
        } catch { throw .catalog(error) }
    }

    private func me(_ token: String) async throws(SignInError) -> UnsplashMePayload {
        var request = HTTPRequest.reply(
            api.url(["me"]), authorization: "Bearer \(token)",
            headers: ["Accept": "application/json", "Accept-Version": "v1"], reach: api.reach)
        request.followsRedirects = false
        do throws(CatalogError) {
            return try await UnsplashReplyReader.read(
                UnsplashMePayload.self, from: try await setup.transport.data(request), hiding: token)
        } catch { throw .catalog(error) }
    }
}

/// Error reply (RFC 6749, 5.2).
private struct OAuthErrorPayload: Decodable, Sendable {
    let error: String?

    init(from decoder: any Decoder) throws { error = try decoder.fields().text("error") }
}

/// Signed-in user, decoded without the e-mail address.
private struct UnsplashMePayload: Decodable, Sendable {
    let id: String
    let username: String
    let name: String
    let avatar: String?

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        username = try fields.identifier("username")
        id = try fields.identifier(fields.isGiven("uid") ? "uid" : "id")
        let name = fields.text("name")?.shortName ?? ""
        self.name = name.isEmpty ? username : name
        let pictures = fields.fields(in: "profile_image")
        avatar = WebAddress.https(pictures?.text("large") ?? pictures?.text("medium"))
    }
}

/// Token reply (RFC 6749, 5.1). The token does not expire.
private struct UnsplashTokenPayload: Decodable, Sendable {
    let token: String
    let scopes: Set<String>

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        token = try fields.decode(String.self, forKey: "access_token")
        guard (1...4096).contains(token.utf8.count), token.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw fields.unreadable("access_token")
        }
        scopes = Set((fields.text("scope") ?? "").split(separator: " ").map(String.init))
    }
}
