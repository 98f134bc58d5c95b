/// Similarity search among viewed and stored photos, without network.
public protocol SimilarPhotos: Sendable {
    func photo(_ id: PhotoID) -> Photo?
    func look(of photo: PhotoID) -> PictureLook?
    /// Photos that share words with `photo`, without itself, most similar first.
    func alike(_ photo: Photo, count: Int) -> [Photo]
    /// Local photos and photos in `found` whose color is similar to that of `photo`, most similar first. Excludes
    /// `photo`.
    func alike(_ photo: Photo, byColorAmong found: [Photo], count: Int) -> [Photo]
    /// Photos with similar descriptors, most similar first.
    func alike(_ look: PictureLook, count: Int) -> [Photo]
}
