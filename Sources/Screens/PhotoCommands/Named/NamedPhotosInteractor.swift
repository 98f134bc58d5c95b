import GalleryCore
import UseCases

/// Loads photos named by identifier, in the order given. The loaded list has a note about each failure.
struct NamedPhotosInteractor: ListLoading {
    let lists: PhotoLists
}
