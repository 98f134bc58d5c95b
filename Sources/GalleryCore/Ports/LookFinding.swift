public protocol LookFinding: Sendable {
    /// Descriptor of a photo; may download the picture. `nil` if the picture is unavailable.
    func look(of photo: Photo) async -> PictureLook?
    /// Descriptor of an encoded picture file.
    func look(of file: [UInt8]) async throws(PictureError) -> PictureLook
}
