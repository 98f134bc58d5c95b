public protocol LookFinding: Sendable {
    /// May download the picture; `nil` if unavailable.
    func look(of photo: Photo) async -> PictureLook?
    /// Descriptor of an encoded picture file.
    func look(of file: [UInt8]) async throws(PictureError) -> PictureLook
}
