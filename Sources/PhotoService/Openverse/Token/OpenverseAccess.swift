import FoundationEssentials
import GalleryCore
import Glibc
import Synchronization

/// Access token for client credentials, shared between processes; renewed before expiry, or if rejected.
final class OpenverseAccess: Sendable {
    private struct State {
        var token: OpenverseToken?
        var rejected: String?
        var pause = Date.distantPast
        var isUnknown = false
    }

    /// Maximum wait for a renewal by another process, which takes about a second unless the process hangs.
    private static let timeout = Duration.seconds(10)
    /// Seconds without token requests after a temporary failure.
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
        self.base = base
        self.credentials = credentials
        file = credentials.folder.map(TokenFile.init)
        self.transport = transport
        self.now = now
    }

    /// Valid token; `nil` if unavailable: the request is then anonymous. Throws `.impossible` for rejected credentials.
    func token() async throws(CatalogError) -> String? {
        if let token = cachedToken() { return token }
        let lock: TokenLock? =
            if let file { try await TokenLock.take(file, timeout: Self.timeout) } else { nil }
        defer { withExtendedLifetime(lock) {} }
        // The previous lock holder has probably renewed the token.
        if let token = cachedToken() { return token }
        let (isUnknown, pause) = state.withLock { ($0.isUnknown, $0.pause) }
        if isUnknown { throw .impossible(.unknownClient) }
        guard pause <= now(), let token = try await fetch() else { return nil }
        state.withLock { $0.token = token }
        // Not written without the lock, as another process may be writing.
        if lock != nil { _ = file?.write(token) }
        return token.value
    }

    func reject(_ token: String) {
        state.withLock { state in
            state.rejected = token
            if state.token?.value == token { state.token = nil }
        }
    }

    /// Pauses token requests after a temporary failure, or if the renewed token was also rejected.
    func rest() { state.withLock { $0.pause = now().addingTimeInterval(Self.failurePause) } }

    private func cachedToken() -> String? {
        if let token = state.withLock({ $0.token }), isValid(token) { return token.value }
        guard let token = file?.read(), isValid(token) else { return nil }
        state.withLock { $0.token = token }
        return token.value
    }

    private func isValid(_ token: OpenverseToken) -> Bool {
        token.client == credentials.id && token.base == base.text && token.isValid(now: now())
            && state.withLock { $0.rejected } != token.value
    }

    /// `nil` after a temporary failure of the service.
    private func fetch() async throws(CatalogError) -> OpenverseToken? {
        let fields = [
            ("grant_type", "client_credentials"), ("client_id", credentials.id),
            ("client_secret", credentials.secret),
        ]
        let request = HTTPRequest.form(base.url(["auth_tokens", "token", ""]), fields, reach: base.reach)
        do throws(CatalogError) {
            let response = try await transport.data(request)
            // The client is invalid (RFC 6749, 5.2).
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

/// Token reply (RFC 6749, 5.1).
package struct OpenverseTokenPayload: Decodable, Sendable {
    let token: String
    package let lifetime: Int

    /// Minimum lifetime in seconds, also assumed if none is specified; the service grants ten hours.
    private static let shortest = 60
    private static let longest = 86_400

    package init(from decoder: any Decoder) throws {
        let fields = try decoder.fields()
        token = try fields.decode(String.self, forKey: "access_token")
        guard (1...4096).contains(token.utf8.count), token.utf8.allSatisfy({ 0x21...0x7E ~= $0 }) else {
            throw fields.unreadable("access_token")
        }
        lifetime = min(max(fields.count("expires_in") ?? Self.shortest, Self.shortest), Self.longest)
    }
}

/// Excludes concurrent renewals of the token. Released on deinitialization, or when the process ends.
private final class TokenLock: Sendable {
    private let descriptor: Int32

    private static let interval = Duration.milliseconds(20)

    /// Waits for the lock; `nil` at the timeout, or if the file cannot be opened.
    static func take(_ file: TokenFile, timeout: Duration) async throws(CatalogError) -> TokenLock? {
        guard file.makeFolder() else { return nil }
        let descriptor = open(file.lockPath, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { return nil }
        let lock = TokenLock(descriptor)
        let clock = ContinuousClock()
        let end = clock.now + timeout
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            guard errno == EWOULDBLOCK || errno == EINTR, clock.now < end else { return nil }
            do { try await clock.sleep(for: interval) } catch { throw .cancelled }
        }
        return lock
    }

    private init(_ descriptor: Int32) { self.descriptor = descriptor }

    deinit { close(descriptor) }
}
