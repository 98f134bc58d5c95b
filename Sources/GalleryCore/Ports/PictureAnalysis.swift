public protocol DescriptorFinding: Sendable {
    /// Descriptor of a photo; may download the picture. `nil` if the picture is unavailable.
    func descriptor(of photo: Photo) async -> VisualDescriptor?
    func descriptor(of file: [UInt8]) async throws(PictureError) -> VisualDescriptor
}

public protocol ColorFinding: Sendable {
    /// Average color; may download the picture. `nil` if the picture is unavailable.
    func color(of photo: Photo) async -> RGB?
}

public protocol AnimationFinding: Sendable {
    /// Whether a picture drawn in this session has several frames.
    func isAnimated(_ photo: PhotoID) -> Bool
}
