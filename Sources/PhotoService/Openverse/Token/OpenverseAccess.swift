import FoundationEssentials
import GalleryCore
import Synchronization

/// The token that a client identifier and its secret are worth: fetched when first needed, shared with other
/// shells, renewed before it ends and when the service no longer takes it.
final class OpenverseAccess: Sendable {
    private struct State {
        var token: OpenverseToken?
        var rejected: String?
        /// No request is made before.
        var pause = Date.distantPast
        /// The service does not know the client.
        var isUnknown = false
    }

    /// A shell that renews takes a second; one that hangs is not waited for longer.
    private static let timeout = Duration.seconds(10)
    /// After a failure that may pass, requests go without a token for so long.
    private static let failurePause: TimeInterval = 60

    private let base: BaseAddress
    private let credentials: OpenverseCredentials
    private let file: TokenFile?
    private let transport: CurlTransport
    private let now: @Sendable () -> Date
    private let state = Mutex(State())

    init(
        base: BaseAddress, credentials: OpenverseCredentials, transport: CurlTransport,
        now: @escaping @Sendable () -> Date
    ) {
        (self.base, self.credentials) = (base, credentials)
        file = credentials.folder.map(TokenFile.init)
        (self.transport, self.now) = (transport, now)
    }

    /// The token to send; nil to go without one, which the service allows. Throws `.impossible` when the service
    /// does not know the client.
    func token() async throws(CatalogError) -> String? {
        if let token = known() { return token }
        let lock: TokenLock? =
            if let file { try await TokenLock.take(file, timeout: Self.timeout) } else { nil }
        defer { withExtendedLifetime(lock) {} }
        // The holder of the lock before has most likely renewed it.
        if let token = known() { return token }
        let (isUnknown, pause) = state.withLock { ($0.isUnknown, $0.pause) }
        if isUnknown { throw .impossible(.unknownClient) }
        guard pause <= now(), let token = try await fetch() else { return nil }
        state.withLock { $0.token = token }
        // Without the lock another shell may be writing.
        if lock != nil { _ = file?.write(token) }
        return token.value
    }

    /// The service did not take it: it is not sent again.
    func reject(_ token: String) {
        state.withLock { state in
            state.rejected = token
            if state.token?.value == token { state.token = nil }
        }
    }

    /// Nor did it take the one in its place: for a while requests go without.
    func rest() { state.withLock { $0.pause = now().addingTimeInterval(Self.failurePause) } }

    private func known() -> String? {
        if let token = state.withLock({ $0.token }), isGood(token) { return token.value }
        guard let token = file?.read(), isGood(token) else { return nil }
        state.withLock { $0.token = token }
        return token.value
    }

    private func isGood(_ token: OpenverseToken) -> Bool {
        token.client == credentials.id && token.base == base.text && token.isGood(now: now())
            && state.withLock { $0.rejected } != token.value
    }

    /// `POST /auth_tokens/token/`; nil when it failed in a way that may pass.
    private func fetch() async throws(CatalogError) -> OpenverseToken? {
        let fields = [
            ("grant_type", "client_credentials"), ("client_id", credentials.id),
            ("client_secret", credentials.secret),
        ]
        let request = HTTPRequest.form(base.url(["auth_tokens", "token", ""]), fields, reach: base.reach)
        do throws(CatalogError) {
            let response = try await transport.data(request)
            // RFC 6749, 5.2: 400 or 401 with what is wrong.
            if [400, 401].contains(response.status) {
                state.withLock { $0.isUnknown = true }
                throw .impossible(.unknownClient)
            }
            let granted = try await OpenverseReplyReader.read(
                OpenverseTokenPayload.self, from: response, hiding: credentials.secret, now: now())
            return OpenverseToken(
                client: credentials.id, base: base.text, value: granted.token,
                end: now().timeIntervalSince1970 + Double(granted.lifetime))
        } catch {
            switch error {
            case .impossible, .cancelled, .offline: throw error
            default:
                rest()
                return nil
            }
        }
    }
}
