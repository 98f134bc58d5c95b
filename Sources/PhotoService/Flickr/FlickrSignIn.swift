import FoundationEssentials
import GalleryCore

/// OAuth 1.0a (flickr.com/services/api/auth.oauth.html): all requests are signed.
struct FlickrSignIn: SignInExchange {
    static let publicBase = "https://www.flickr.com"

    let service = ServiceName.flickr
    private let site: BaseAddress
    private let api: BaseAddress
    private let signer: OAuth1Signer
    private let setup: SignInSetup

    init(_ setup: SignInSetup) throws(CatalogError) {
        site = try BaseAddress(setup.base ?? Self.publicBase)
        api = try BaseAddress(setup.base ?? FlickrCatalog.publicBase)
        signer = OAuth1Signer(application: setup.application)
        self.setup = setup
    }

    /// If `redirect` is `nil`, the consent page shows a code of nine digits.
    func begin(redirect: String?) async throws(SignInError) -> BegunSignIn {
        let fields = try await form("request_token", signer, [("oauth_callback", redirect ?? "oob")])
        guard fields["oauth_callback_confirmed"] == "true", let token = fields["oauth_token"],
            let secret = fields["oauth_token_secret"]
        else { throw .catalog(.unreadable(.unexpected)) }
        let page = site.url(
            ["services", "oauth", "authorize"],
            [("oauth_token", token), ("perms", setup.mayWrite ? "write" : "read")])
        return BegunSignIn(
            page: page, state: token, secret: secret,
            names: BegunSignIn.Names(state: "oauth_token", code: "oauth_verifier"),
            endsWithCode: redirect == nil)
    }

    func finish(
        _ begun: BegunSignIn, with code: SignInCode
    ) async throws(SignInError) -> (account: Account, token: AccessToken) {
        var signer = signer
        signer.token = begun.state
        signer.tokenSecret = begun.secret
        let fields = try await form("access_token", signer, [("oauth_verifier", code.text)])
        guard let token = fields["oauth_token"], let secret = fields["oauth_token_secret"],
            let user = fields["user_nsid"], user.utf8.count <= 200,
            [token, secret, user].allSatisfy(WebAddress.isPrintable)
        else { throw .catalog(.unreadable(.unexpected)) }
        signer.token = token
        signer.tokenSecret = secret
        let names = ["username", "fullname"].map { fields[$0]?.shortName ?? "" }
        let username = names[0].isEmpty ? user : names[0]
        let account = Account(
            service: service, user: user, username: username, name: names[1].isEmpty ? username : names[1],
            avatar: try await avatar(of: user, signer), signedInAt: Date())
        return (account, AccessToken(token, secret: secret, mayWrite: setup.mayWrite))
    }

    /// Replies and errors are forms. Errors repeat what was signed, so they are neither shown nor logged.
    private func form(
        _ step: String, _ signer: OAuth1Signer, _ more: [(name: String, value: String)]
    ) async throws(SignInError) -> CallbackQuery {
        let url = site.url(["services", "oauth", step])
        let response: HTTPResponse
        do { response = try await setup.transport.data(try request(url, url, signer, [], more)) } catch {
            throw (error as? CatalogError).map(SignInError.catalog) ?? .noSignature
        }
        // Fields are truncated one by one, so that a long field does not displace others.
        let parts = response.body.split(separator: UInt8(ascii: "&"), maxSplits: 32)
            .map { String(decoding: $0.prefix(4096), as: UTF8.self) }
        let fields = CallbackQuery(parts.joined(separator: "&"))
        switch (response.status, fields["oauth_problem"]) {
        case (200, nil): return fields
        case (_, "consumer_key_unknown"), (_, "signature_invalid"), (_, "consumer_key_rejected"):
            throw .unknownApplication(service)
        case (_, "token_rejected"), (_, "verifier_invalid"), (_, "parameter_absent"), (_, "token_expired"):
            throw .unknownCode(service)
        case (500..., _): throw .catalog(.unreadable(.serverError(response.status)))
        default: throw .catalog(.unreadable(.status(response.status)))
        }
    }

    /// Avatar address; `nil` if the user has no avatar or the request fails.
    private func avatar(of user: String, _ signer: OAuth1Signer) async throws(SignInError) -> String? {
        let query = [
            ("method", "flickr.people.getInfo"), ("user_id", user), ("format", "json"),
            ("nojsoncallback", "1"),
        ]
        let path = ["services", "rest", ""]
        guard let request = try? request(api.url(path), api.url(path, query), signer, query, []),
            let response = try? await setup.transport.data(request),
            case .success(let person) = try? await FlickrReplyReader.read(
                FlickrPersonPayload.self, from: response)
        else {
            if Task.isCancelled { throw .catalog(.cancelled) }
            return nil
        }
        return person.avatar(of: user)
    }

    /// Request that is sent only once: the service rejects a reused signature.
    private func request(
        _ bare: String, _ url: String, _ signer: OAuth1Signer, _ query: [(name: String, value: String)],
        _ more: [(name: String, value: String)]
    ) throws(SignInError) -> HTTPRequest {
        guard let authorization = signer.authorization("GET", bare, query, more) else { throw .noSignature }
        var request = HTTPRequest.reply(url, authorization: authorization, headers: [:], reach: site.reach)
        request.followsRedirects = false
        request.isRepeatable = false
        return request
    }
}

private struct FlickrPersonPayload: Decodable, Sendable {
    private let server: Int
    private let farm: Int

    init(from decoder: any Decoder) throws {
        let fields = try decoder.fields(in: "person")
        server = fields.count("iconserver") ?? 0
        farm = fields.count("iconfarm") ?? 0
    }

    /// Avatar address (flickr.com/services/api/misc.buddyicons.html); `nil` for the default picture.
    func avatar(of user: String) -> String? {
        guard server > 0 else { return nil }
        let folder = "https://farm\(farm).staticflickr.com/\(server)/buddyicons/"
        return WebAddress.https([folder + user, "jpg"].joined(separator: "."))
    }
}
