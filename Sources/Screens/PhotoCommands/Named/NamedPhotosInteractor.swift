import GalleryCore
import UseCases

/// Loads photos named by identifier in the order given, with a note for each that fails.
struct NamedPhotosInteractor: ListLoading {
    let lists: PhotoLists
}
