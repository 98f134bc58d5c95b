import GalleryCore
import Synchronization

@testable import PhotoService

/// Server with Unsplash's and Flickr's documented sign-in, which records any deviation in `faults`.
final class SignInService: Sendable {
    static let application = (key: "application-key", secret: "application/secret&1")
    static let code = "right-code"
    static let token = "canary-token-9f2c"
    static let tokenSecret = "canary-secret-1b7d"

    private struct State {
        var faults: [String] = []
        var nonces: Set<String> = []
    }

    let server: PreparedServer
    private let state: Log

    /// `answer` overrides replies; `nil` keeps the default.
    init(_ answer: @escaping @Sendable (PreparedServer.Asked) -> PreparedServer.Reply? = { _ in nil }) throws
    {
        let log = Log()
        state = log
        server = try PreparedServer { asked in answer(asked) ?? log.reply(to: asked) }
    }

    var base: String { server.base }
    var requests: [PreparedServer.Asked] { server.requests }
    var steps: [String] { requests.map { "\($0.method) \($0.path)" } }
    var faults: [String] { state.state.withLock { $0.faults } }

    func signIn(
        _ tokens: any TokenStore, port: Int = 0, key: String = application.key, mayWrite: Bool = false
    ) -> ServiceSignIn {
        let base = base
        return ServiceSignIn(
            transport: .test(), port: port, tokens: tokens, bases: { _ in base },
            application: { _ in ApplicationKey(key: key, secret: Self.application.secret) },
            mayWrite: { mayWrite }, page: { "page \($0)" })
    }

    static func fields(ofAuthorization header: String) -> [String: String] {
        var fields: [String: String] = [:]
        for field in header.dropFirst(6).split(separator: ", ") {
            let halves = field.split(separator: "=", maxSplits: 1)
            fields[String(halves[0])] = CallbackQuery("v=" + halves[1].filter { $0 != "\"" })["v"] ?? ""
        }
        return fields
    }

    private final class Log: Sendable {
        let state = Mutex(State())

        func reply(to asked: PreparedServer.Asked) -> PreparedServer.Reply {
            let key = SignInService.application.key
            switch (asked.method, asked.path) {
            case ("POST", "/oauth/token"):
                let form = CallbackQuery(asked.body)
                demand(
                    form["client_id"] == key && form["client_secret"] == SignInService.application.secret,
                    "client")
                demand(form["grant_type"] == "authorization_code", "grant")
                demand(form["redirect_uri"]?.hasPrefix("http://127.0.0.1:") == true, "redirect")
                demand(
                    asked.headers["authorization"] == nil && asked.query.isEmpty, "secret outside the form")
                guard form["code"] == SignInService.code else {
                    return PreparedServer.Reply(status: 401, body: #"{"error":"invalid_grant"}"#)
                }
                return PreparedServer.Reply(
                    body: """
                        {"access_token":"\(SignInService.token)","token_type":"Bearer","refresh_token":"r",
                        "scope":"public read_user read_collections","created_at":1682000000}
                        """)
            case ("GET", "/me"):
                demand(asked.headers["authorization"] == "Bearer \(SignInService.token)", "bearer")
                return PreparedServer.Reply(
                    body: """
                        {"id":"a1","uid":"a1","username":"jane_doe","name":"Jane  Doe","email":"jane@example.com",
                        "profile_image":{"small":"https://images.unsplash.com/s","large":"https://images.unsplash.com/l"}}
                        """)
            case ("GET", "/services/oauth/request_token"):
                checkSignature(of: asked, token: nil, secret: "")
                return PreparedServer.Reply(
                    body: "oauth_callback_confirmed=true&oauth_token=request-1&oauth_token_secret=half-1")
            case ("GET", "/services/oauth/access_token"):
                let fields = checkSignature(of: asked, token: "request-1", secret: "half-1")
                guard fields["oauth_verifier"] == SignInService.code else {
                    return PreparedServer.Reply(status: 401, body: "oauth_problem=token_rejected")
                }
                return PreparedServer.Reply(
                    body: "fullname=Jane%20Doe&oauth_token=\(SignInService.token)"
                        + "&oauth_token_secret=\(SignInService.tokenSecret)&user_nsid=7%40N05&username=jane%20d"
                )
            case ("GET", "/services/rest/"):
                checkSignature(of: asked, token: SignInService.token, secret: SignInService.tokenSecret)
                return PreparedServer.Reply(
                    body: #"{"person":{"nsid":"7@N05","iconserver":"8033","iconfarm":9},"stat":"ok"}"#)
            default:
                demand(false, "\(asked.method) \(asked.path)")
                return PreparedServer.Reply(status: 404)
            }
        }

        @discardableResult
        private func checkSignature(
            of asked: PreparedServer.Asked, token: String?, secret: String
        ) -> [String: String] {
            let header = asked.headers["authorization"] ?? ""
            demand(header.hasPrefix("OAuth "), "scheme")
            var fields = SignInService.fields(ofAuthorization: header)
            let given = fields.removeValue(forKey: "oauth_signature")
            let all = fields.map { ($0.key, $0.value) } + asked.query.map { ($0.key, $0.value) }
            let base = OAuth1Signature.base(
                method: asked.method, url: "http://\(asked.headers["host"] ?? "")\(asked.path)",
                parameters: all)
            let right = OAuth1Signature.of(
                base, consumerSecret: SignInService.application.secret, tokenSecret: secret)
            demand(given != nil && given == right, "signature of \(asked.path)")
            demand(fields["oauth_token"] == token, "token of \(asked.path)")
            demand(fields["oauth_consumer_key"] == SignInService.application.key, "key")
            demand(!asked.query.keys.contains { $0.hasPrefix("oauth") }, "protocol in the address")
            let isNew = state.withLock { $0.nonces.insert(fields["oauth_nonce"] ?? "").inserted }
            demand(isNew, "nonce")
            return fields
        }

        private func demand(_ isRight: Bool, _ what: String) {
            if !isRight { state.withLock { $0.faults.append(what) } }
        }
    }
}
