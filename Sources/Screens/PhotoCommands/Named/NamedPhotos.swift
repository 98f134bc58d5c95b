import GalleryCore

public struct NamedPhotos: Equatable, Sendable {
    /// Numbers are one-based indices of `ids`.
    let request: PhotoRequest
    let ids: [PhotoID]
}
