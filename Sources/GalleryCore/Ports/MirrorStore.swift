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

/// Favorite added or removed locally, and not yet confirmed by an account's service.
public struct MirroredChange: Equatable, Sendable {
    /// Distinguishes the change from later ones of the same photo.
    public let number: Int64
    public let service: ServiceName
    /// The service's identifier of the account.
    public let user: String
    public let key: String
    /// State to set at the service.
    public let isFavorite: Bool

    public init(number: Int64, service: ServiceName, user: String, key: String, isFavorite: Bool) {
        self.number = number
        self.service = service
        self.user = user
        self.key = key
        self.isFavorite = isFavorite
    }
}
