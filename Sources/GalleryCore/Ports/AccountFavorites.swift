public protocol AccountFavorites: Sendable {
    /// Sets or removes a favorite; idempotent. Returns the remaining request limit, if reported.
    func set(
        _ isFavorite: Bool, _ key: String, of account: Account
    ) async throws(MirrorError) -> RateBudget?
}
