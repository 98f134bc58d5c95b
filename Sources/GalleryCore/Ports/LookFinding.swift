/// Finds out what pictures look like.
public protocol LookFinding: Sendable {
    /// Of a photo, whose picture may have to be fetched; nil when there is none.
    func look(of photo: Photo) async -> PictureLook?
    /// Of a picture file's bytes.
    func look(of file: [UInt8]) async throws(PictureError) -> PictureLook
}
