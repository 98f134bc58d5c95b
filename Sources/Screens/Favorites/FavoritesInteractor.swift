import GalleryCore

/// Favourites: newest first, from the database only.
struct FavoritesInteractor: FavoritesInteracting {
    let lists: any PhotoListing

    func startOver() async { await lists.reset(.favorites) }

    func ahead(of list: PhotoListID) async -> PhotoList? { await lists.ahead(list) }

    func more(of list: PhotoListID) async throws(ScreenError) -> PhotoList {
        try await asking { () throws(CatalogError) in try await lists.more(list) }
    }
}
