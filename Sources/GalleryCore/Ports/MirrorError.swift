public enum MirrorError: Error, Equatable, Sendable {
    /// Permanently refused: the photo was removed from the service, or cannot be a favorite.
    case rejected
    /// Refused: either the token is read-only, or the photo cannot be a favorite.
    case forbidden
    case revoked
    /// Temporary failure: can be retried later.
    case unreachable(CatalogError)
}
