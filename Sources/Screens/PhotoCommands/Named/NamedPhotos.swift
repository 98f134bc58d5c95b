import GalleryCore

/// What is asked of photos that were named by their identifiers, as in `save unsplash:abc`.
public struct NamedPhotos: Equatable, Sendable {
    /// Its numbers count `ids` from 1 on.
    let action: PhotoAction
    let ids: [PhotoID]
}
