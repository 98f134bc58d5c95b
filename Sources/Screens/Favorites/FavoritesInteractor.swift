import GalleryCore
import UseCases

/// Favorites from the database, newest first. A restart puts recent additions on top.
struct FavoritesInteractor: ListLoading {
    let lists: PhotoLists
}
