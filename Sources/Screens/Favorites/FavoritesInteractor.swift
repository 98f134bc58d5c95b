import GalleryCore
import UseCases

/// Loads favorites; the store defines their order. Favorites added later appear after the list restarts.
struct FavoritesInteractor: ListLoading {
    let lists: PhotoLists
    let stored: StoredPhotosInteractor
}
