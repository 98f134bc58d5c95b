import GalleryCore

protocol AccountService: AccountCatalog {
    /// Adds or removes a favorite. Returns the request limit, if reported.
    func set(_ isFavorite: Bool, _ key: String) async throws(MirrorError) -> RateBudget?
}
