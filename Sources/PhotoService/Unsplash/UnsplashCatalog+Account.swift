public import GalleryCore

extension UnsplashCatalog: AccountService {
    /// `GET /users/{username}/collections`.
    public func collections(
        of account: Account, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        try await collections(["users", account.username, "collections"], request)
    }

    /// `GET /collections/{id}/photos` or `GET /users/{username}/likes`.
    public func photos(
        of account: Account, in collection: String?, _ request: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        try await photos(
            collection.map { ["collections", $0, "photos"] } ?? ["users", account.username, "likes"], request)
    }
}
