public protocol DescriptorFinding: Sendable {
    /// Descriptor of a photo; may download the picture. `nil` if the picture is unavailable.
    func descriptor(of photo: Photo) async -> VisualDescriptor?
    func descriptor(of file: [UInt8]) async throws(PictureError) -> VisualDescriptor
}
