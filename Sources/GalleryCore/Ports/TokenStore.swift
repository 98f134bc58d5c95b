/// Accounts with their tokens; both change atomically.
public protocol TokenStore: AccountStore {
    func token(of service: ServiceName) -> AccessToken?
    func keep(_ account: Account, _ token: AccessToken) throws(StoreError)
    /// Returns `false` if not signed in.
    func forget(_ service: ServiceName) throws(StoreError) -> Bool
}
