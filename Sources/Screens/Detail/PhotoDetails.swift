import GalleryCore

/// A photo with everything its service knows.
struct PhotoDetails: Equatable, Sendable {
    let photo: Photo
    /// Nil where the service does not tell, or where asking would use up what is left of its allowance.
    let statistics: PhotoStatistics?
    /// Its picture was drawn and has more than one frame.
    var isAnimated = false
}
