import GalleryCore
import TestKit

@testable import UseCases

/// Favorites from the store, other lists from the service.
struct TestPages: PageSource {
    let catalog: any PhotoCatalog
    let favorites: any FavoritesStore

    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        try await page(number, of: list, behind: nil)
    }

    func page(
        _ number: Int, of list: PhotoListID, behind last: PhotoID?
    ) async throws(CatalogError) -> PhotoList {
        list == .favorites
            ? try await StoredPages(favorites: favorites).page(number, of: list, behind: last)
            : try await CatalogPages(catalog: catalog, pool: CandidatePool(InMemoryReplies())).page(
                number, of: list)
    }
}
