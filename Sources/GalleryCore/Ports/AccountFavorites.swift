public protocol AccountFavorites: Sendable {
    /// Adds or removes a favorite at the service; idempotent. Returns the request limit, if reported.
    func set(
        _ isFavorite: Bool, _ key: String, of account: Account
    ) async throws(MirrorError) -> RateBudget?
}
