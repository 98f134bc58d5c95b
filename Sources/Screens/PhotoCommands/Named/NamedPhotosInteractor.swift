import GalleryCore
import UseCases

struct NamedPhotosInteractor {
    let lists: PhotoLists

    /// Photos in the order of the identifiers, and a note about each failure.
    func photos(_ ids: [PhotoID]) async throws(CatalogError) -> PhotoList {
        try await lists.more(.named(ids))
    }
}
