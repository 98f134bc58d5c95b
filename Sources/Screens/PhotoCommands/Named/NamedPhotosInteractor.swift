import GalleryCore

struct NamedPhotosInteractor: Sendable {
    let lists: PhotoLists

    /// In their order; those that could not be had are left out, with a note.
    func photos(_ ids: [PhotoID]) async throws(ScreenError) -> PhotoList {
        try await asking { () throws(CatalogError) in try await lists.more(.named(ids)) }
    }
}
