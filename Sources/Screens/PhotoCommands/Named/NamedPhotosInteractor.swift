import GalleryCore
import UseCases

/// Loads photos named by identifier, in the order given. A note reports each failure.
struct NamedPhotosInteractor: ListLoading {
    let lists: PhotoLists
}
