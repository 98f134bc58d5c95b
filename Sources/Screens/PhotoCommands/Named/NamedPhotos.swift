import GalleryCore

/// Action on photos named by identifier, as in `save unsplash:abc`.
public struct NamedPhotos: Equatable, Sendable {
    /// Numbers are one-based indices of `ids`.
    let action: PhotoAction
    let ids: [PhotoID]
}
