/// Favorite added or removed locally, and not yet confirmed by an account's service.
public struct MirroredChange: Equatable, Sendable {
    /// Distinguishes the change from later ones of the same photo.
    public let number: Int64
    public let service: ServiceName
    /// The service's identifier of the account.
    public let user: String
    /// The service's key of the photo.
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

/// Queue of changes: the latest one for each account and photo.
public protocol MirrorStore: Sendable {
    /// Oldest change for the account that is not in `skipped`.
    func next(for account: Account, except skipped: [MirroredChange]) throws(StoreError) -> MirroredChange?
    /// Removes a change unless a later one has replaced it.
    func remove(_ change: MirroredChange) throws(StoreError)
    func forgetChanges(for service: ServiceName) throws(StoreError)
    func count(for account: Account) throws(StoreError) -> Int
    /// Runs `send` unless another shell is sending: changes of one photo must not overtake each other.
    /// Returns `false` if `send` was not called.
    func alone(_ send: @Sendable () async -> Void) async -> Bool
}

/// Favorites of an account at its service.
public protocol AccountFavorites: Sendable {
    /// Sets or removes a favorite; idempotent. Returns the remaining request limit, if reported.
    func set(
        _ isFavorite: Bool, _ key: String, of account: Account
    ) async throws(MirrorError) -> RateBudget?
}

public enum MirrorError: Error, Equatable, Sendable {
    /// Permanently refused: the photo was removed there, or cannot be a favorite.
    case rejected
    /// Refused: the token is read-only, or the photo cannot be a favorite.
    case forbidden
    /// Token no longer valid.
    case revoked
    /// Temporary failure: can be retried later.
    case unreachable(CatalogError)
}
