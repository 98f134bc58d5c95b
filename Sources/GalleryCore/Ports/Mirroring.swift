/// A favorite that was added or removed here, and that the service of an account has not confirmed yet.
public struct MirroredChange: Equatable, Sendable {
    /// Tells a change from a later one of the same photo.
    public let number: Int64
    public let service: ServiceName
    /// The account it is for, by the service's identifier.
    public let user: String
    /// The photo, by the service's key.
    public let key: String
    /// What it is to be at the service.
    public let isFavorite: Bool

    public init(number: Int64, service: ServiceName, user: String, key: String, isFavorite: Bool) {
        (self.number, self.service, self.user) = (number, service, user)
        (self.key, self.isFavorite) = (key, isFavorite)
    }
}

/// The queue of changes. A photo is in it at most once for each account, with what it is to be last.
public protocol MirrorStore: Sendable {
    /// The oldest change for the account that is not in `skipped`.
    func next(for account: Account, except skipped: [MirroredChange]) throws(StoreError) -> MirroredChange?
    /// Takes a change out, unless another one of the photo has followed it.
    func remove(_ change: MirroredChange) throws(StoreError)
    /// Forgets all that waits for the service.
    func forgetChanges(for service: ServiceName) throws(StoreError)
    /// How many wait for the account.
    func count(for account: Account) throws(StoreError) -> Int
    /// Runs `send` unless another shell is sending: changes of one photo must not overtake each other. Returns false
    /// without having called it.
    func alone(_ send: @Sendable () async -> Void) async -> Bool
}

/// Sends what is in the queue while the person goes on.
public protocol FavoriteMirroring: Sendable {
    var isOn: Bool { get }
    /// Whether there is an account that favorites can be sent to.
    var isSignedIn: Bool { get }
    /// Begins to send.
    func wake()
    /// What waits for each account that is signed in; nothing while that is locked.
    func waiting() -> [(service: ServiceName, count: Int)]
    /// Forgets all that waits for the service.
    func forgetChanges(for service: ServiceName) throws(StoreError)
}

/// Favorites of an account at its service.
public protocol AccountFavorites: Sendable {
    /// Makes a photo a favorite there, or none; the same again changes nothing. Returns what is left of the request
    /// limit, where the service says that.
    func set(
        _ isFavorite: Bool, _ key: String, of account: Account
    ) async throws(MirrorError) -> RateBudget?
}

/// Why a service did not take a favorite.
public enum MirrorError: Error, Equatable, Sendable {
    /// The service refuses this photo for good: it was removed there, or cannot be a favorite.
    case rejected
    /// The service refuses: the token is for reading only, or the photo cannot be a favorite.
    case forbidden
    /// The token does not count any more.
    case revoked
    /// Nothing is wrong with the change: it may go later.
    case unreachable(CatalogError)
}
