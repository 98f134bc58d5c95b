public struct Recommendation: Hashable, Sendable {
    public let photo: Photo
    /// `nil` if no known trait supports the photo.
    public let reason: Reason?

    public init(photo: Photo, reason: Reason?) {
        self.photo = photo
        self.reason = reason
    }
}
