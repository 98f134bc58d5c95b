import GalleryCore
import TestKit

@testable import UseCases

/// Pages of favorites from the store, and of other lists from the catalog.
struct TestPages: PageSource {
    let catalog: any PhotoCatalog
    let favorites: any FavoritesStore

    func page(_ number: Int, of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        try await page(number, of: list, after: nil)
    }

    func page(
        _ number: Int, of list: PhotoListID, after last: PhotoID?
    ) async throws(CatalogError) -> PhotoList {
        list == .favorites
            ? try await StoredPages(favorites: favorites).page(number, of: list, after: last)
            : try await CatalogPages(catalog: catalog, pool: CandidatePool(InMemoryReplies())).page(
                number, of: list)
    }
}
