import GalleryCore
import UseCases

/// Loads photos named by identifier, in the given order. Each failure results in a note.
struct NamedPhotosInteractor: ListLoading {
    let lists: PhotoLists
}
