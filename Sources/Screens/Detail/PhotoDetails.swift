import GalleryCore

struct PhotoDetails: Equatable, Sendable {
    var photo: Photo
    /// `nil` if unavailable, or if the request limit is nearly used up.
    let statistics: PhotoStatistics?
    var isAnimated = false
}
