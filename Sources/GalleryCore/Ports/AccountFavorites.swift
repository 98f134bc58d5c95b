public protocol AccountFavorites: Sendable {
    /// Adds or removes a favorite at the service; idempotent. Returns the request limit, if reported.
    func set(
        _ isFavorite: Bool, _ key: String, of account: Account
    ) async throws(MirrorError) -> RateBudget?
}

public enum MirrorError: Error, Equatable, Sendable {
    /// Permanently refused: the photo was removed from the service, or cannot be a favorite.
    case rejected
    /// Refused: either the token is read-only, or the photo cannot be a favorite.
    case forbidden
    case revoked
    /// Temporary failure: can be retried later.
    case unreachable(CatalogError)
}
