/// Similarity search among viewed photos and favorites, without network.
public protocol SimilarPhotos: Sendable {
    func photo(_ id: PhotoID) -> Photo?
    func descriptor(of photo: PhotoID) -> VisualDescriptor?
    /// Other photos that share words with `photo`, most similar first.
    func similar(to photo: Photo, count: Int) -> [Photo]
    /// Local photos and photos in `found`, without `photo` itself, by similarity of color.
    func similar(to photo: Photo, byColorAmong found: [Photo], count: Int) -> [Photo]
    /// Photos with similar descriptors, most similar first.
    func similar(to descriptor: VisualDescriptor, count: Int) -> [Photo]
}
