import GalleryCore
import UseCases

/// Favorites from the database, newest first. Photos added since the list was loaded appear at the top after a restart.
struct FavoritesInteractor: ListLoading {
    let lists: PhotoLists
}
