package import GalleryCore
import Synchronization

package final class InMemoryAccounts: TokenStore {
    private let entries: Mutex<[ServiceName: (Account, AccessToken)]>
    private let unlocking = Mutex<[Account]>([])

    package init(_ accounts: [Account] = []) {
        entries = Mutex(
            Dictionary(accounts.map { ($0.service, ($0, AccessToken("token"))) }) { first, _ in first })
    }

    package func accounts() -> [Account] {
        entries.withLock { entries in
            entries.values.map(\.0).sorted { $0.service.rawValue < $1.service.rawValue }
        }
    }
    package func token(of service: ServiceName) -> AccessToken? { entries.withLock { $0[service]?.1 } }
    package func keep(_ account: Account, _ token: AccessToken) {
        entries.withLock { $0[account.service] = (account, token) }
    }
    package func forget(_ service: ServiceName) -> Bool {
        entries.withLock { $0.removeValue(forKey: service) != nil }
    }
    package func unlockingAccounts() -> [Account] { unlocking.withLock(\.self) }
    package func recordUnlocking() {
        let now = accounts()
        unlocking.withLock { $0 = now }
    }
}
