import GalleryCore

struct PhotoDetails: Equatable, Sendable {
    let photo: Photo
    /// `nil` if the service has no statistics or the request limit is nearly used up.
    let statistics: PhotoStatistics?
    /// Whether the drawn picture has more than one frame.
    var isAnimated = false
}
