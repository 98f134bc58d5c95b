import GalleryCore

/// Favorites: newest first, from the database only. Started over, the list has what was added since at its top.
struct FavoritesInteractor: ListLoading {
    let lists: PhotoLists
}
