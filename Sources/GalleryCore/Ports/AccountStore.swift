/// Signed-in accounts, at most one per service. Other processes may change them between calls.
public protocol AccountStore: Sendable {
    /// Sorted by service.
    func accounts() -> [Account]
}

extension AccountStore {
    public func account(at service: ServiceName) -> Account? { accounts().first { $0.service == service } }
}

/// Accounts with their tokens; both change atomically.
public protocol TokenStore: AccountStore {
    func token(of service: ServiceName) -> AccessToken?
    func keep(_ account: Account, _ token: AccessToken) throws(StoreError)
    /// Returns `false` if not signed in.
    func forget(_ service: ServiceName) throws(StoreError) -> Bool
    /// Accounts whose owner may unlock by signing in again: those that were signed in at the last `recordUnlocking`.
    func unlockingAccounts() -> [Account]
    func recordUnlocking() throws(StoreError)
}
