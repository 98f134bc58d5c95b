import GalleryCore
import UseCases

/// Favorites from the database, newest first. Favorites added later appear, at the top, only after the list restarts.
struct FavoritesInteractor: ListLoading {
    let lists: PhotoLists
    let stored: StoredPhotosInteractor
}
