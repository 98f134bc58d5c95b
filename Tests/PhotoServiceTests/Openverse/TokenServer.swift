import Synchronization

@testable import PhotoService

/// Server that grants tokens as Openverse does, and checks them on searches.
final class TokenServer: Sendable {
    /// Token lifetime in seconds.
    let lifetime: Mutex<Int>
    private let granted = Mutex(0)
    private let revoked = Mutex<Set<String>>([])
    private let running = Mutex<PreparedServer?>(nil)

    /// `status` refuses token requests, `nil` grants them; `target` is the redirect target of thumbnails.
    init(lifetime: Int = 36_000, refusingClient status: Int? = nil, thumbnailsAt target: String? = nil) throws
    {
        self.lifetime = Mutex(lifetime)
        let server = try PreparedServer { [weak self] asked in
            guard let self else { return .init(status: 500) }
            if asked.path.hasSuffix("/thumb/"), let target {
                return .init(status: 302, headers: ["Location": target])
            }
            guard asked.path == "/v1/auth_tokens/token/" else { return search(asked) }
            if let status { return .init(status: status, body: #"{"error": "invalid_client"}"#) }
            return grant(asked)
        }
        running.withLock { $0 = server }
    }

    var base: String { (running.withLock { $0?.base } ?? "") + "/v1" }
    var requests: [PreparedServer.Asked] { running.withLock { $0?.requests } ?? [] }
    var grants: [PreparedServer.Asked] { requests.filter { $0.path.hasPrefix("/v1/auth_tokens/") } }
    /// `Authorization` headers of the searches.
    var shown: [String] {
        requests.filter { $0.path == "/v1/images/" }.map { $0.headers["authorization"] ?? "none" }
    }

    func revoke(_ token: String) { revoked.withLock { _ = $0.insert(token) } }

    private func grant(_ asked: PreparedServer.Asked) -> PreparedServer.Reply {
        let number = granted.withLock { number in
            number += 1
            return number
        }
        let fields = asked.body.split(separator: "&").sorted().joined(separator: "&")
        let isRight =
            asked.method == "POST"
            && fields == "client_id=canary%26id&client_secret=canary%2Fsecret&grant_type=client_credentials"
        guard isRight else { return .init(status: 401, body: #"{"error": "invalid_client"}"#) }
        return .init(
            body: """
                {"access_token": "token-\(number)", "scope": "read write groups",
                 "expires_in": \(lifetime.withLock { $0 }), "token_type": "Bearer"}
                """)
    }

    private func search(_ asked: PreparedServer.Asked) -> PreparedServer.Reply {
        let token = asked.headers["authorization"]?.split(separator: " ").last.map(String.init) ?? ""
        if revoked.withLock({ $0.contains(token) || $0.contains("all") }), !token.isEmpty {
            return .init(status: 401, body: #"{"detail": "Authentication credentials were not provided."}"#)
        }
        return .init(body: OpenverseFixture.search(page: 1, size: 20, count: 20))
    }
}
