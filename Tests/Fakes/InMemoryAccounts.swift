public import GalleryCore
import Synchronization

/// In-memory accounts.
public final class InMemoryAccounts: TokenStore {
    private let entries: Mutex<[ServiceName: (Account, AccessToken)]>

    public init(_ accounts: [Account] = []) {
        entries = Mutex(
            Dictionary(accounts.map { ($0.service, ($0, AccessToken("token"))) }) { first, _ in first })
    }

    public func accounts() -> [Account] {
        entries.withLock { entries in
            entries.values.map(\.0).sorted { $0.service.rawValue < $1.service.rawValue }
        }
    }
    public func token(of service: ServiceName) -> AccessToken? { entries.withLock { $0[service]?.1 } }
    public func keep(_ account: Account, _ token: AccessToken) {
        entries.withLock { $0[account.service] = (account, token) }
    }
    public func forget(_ service: ServiceName) -> Bool {
        entries.withLock { $0.removeValue(forKey: service) != nil }
    }
}
