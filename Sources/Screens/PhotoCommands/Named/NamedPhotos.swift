import GalleryCore

public struct NamedPhotos: Equatable, Sendable {
    /// Numbers are one-based indices of `ids`.
    let action: PhotoAction
    let ids: [PhotoID]
}
