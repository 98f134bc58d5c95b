/// Queue of favorites to add or remove at accounts, with only the latest change for each account and photo.
public protocol MirrorStore: Sendable {
    /// Oldest change for the account, without those in `skipped`.
    func next(for account: Account, except skipped: [MirroredChange]) throws(StoreError) -> MirroredChange?
    /// Removes a change unless a later one has replaced it.
    func remove(_ change: MirroredChange) throws(StoreError)
    func forgetChanges(for service: ServiceName) throws(StoreError)
    func count(for account: Account) throws(StoreError) -> Int
    /// Runs `send` unless another process is sending, so that changes stay in order; returns whether `send` ran.
    func exclusively(_ send: @Sendable () async -> Void) async -> Bool
}
