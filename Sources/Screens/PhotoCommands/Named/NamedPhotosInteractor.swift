import GalleryCore

/// The list of photos named by their identifiers: in their order, with a note for those that could not be had.
struct NamedPhotosInteractor: ListLoading {
    let lists: PhotoLists
}
