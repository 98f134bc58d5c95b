import GalleryCore

extension UnsplashCatalog: AccountService {
    func collections(
        of account: Account, _ request: PageRequest
    ) async throws(CatalogError) -> Page<PhotoCollection> {
        try await collections(["users", account.username, "collections"], request)
    }

    func photos(
        of account: Account, in collection: String?, _ request: PageRequest
    ) async throws(CatalogError) -> Page<Photo> {
        try await photos(
            collection.map { ["collections", $0, "photos"] } ?? ["users", account.username, "likes"], request)
    }
}
