/// Knows who is signed in: at most one account of each service. Another shell may have changed it since the last call.
public protocol AccountStore: Sendable {
    /// In the order of services.
    func accounts() -> [Account]
}

extension AccountStore {
    public func account(at service: ServiceName) -> Account? { accounts().first { $0.service == service } }
}

/// The same with the tokens: an account and its token come and go together.
public protocol TokenStore: AccountStore {
    /// Nil unless signed in.
    func token(of service: ServiceName) -> AccessToken?
    /// Replaces the account and the token of its service.
    func keep(_ account: Account, _ token: AccessToken) throws(StoreError)
    /// Removes both; false where there was none.
    func forget(_ service: ServiceName) throws(StoreError) -> Bool
}
