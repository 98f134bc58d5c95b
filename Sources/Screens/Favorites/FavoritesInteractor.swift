import GalleryCore

/// Favorites: newest first, from the database only.
struct FavoritesInteractor: ListInteracting {
    let lists: PhotoLists

    /// Starts the list over, so that what was kept since is at its top.
    func startOver() async { await lists.reset(.favorites) }

    func ahead(of list: PhotoListID) async -> PhotoList? { await lists.ahead(list) }

    func more(of list: PhotoListID) async throws(CatalogError) -> PhotoList {
        try await lists.more(list)
    }
}
