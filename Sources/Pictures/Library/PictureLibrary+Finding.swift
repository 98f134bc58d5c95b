public import GalleryCore
import PictureExchange

extension PictureLibrary: AnimationFinding, ColorFinding, LookFinding {
    private static let smallest = 200
    /// Size at which looks are computed, since they depend on it: about that of a picture in a list.
    private static let described: UInt32 = 400

    public func isAnimated(_ photo: PhotoID) -> Bool { animated.value(for: photo) ?? false }

    @concurrent public func color(of photo: Photo) async -> RGB? { await smallPicture(of: photo)?.color }

    @concurrent public func look(of photo: Photo) async -> PictureLook? {
        await smallPicture(of: photo)?.look
    }

    @concurrent public func look(of file: [UInt8]) async throws(PictureError) -> PictureLook {
        guard let look = try await described(file).look else { throw .crashed }
        return look
    }

    /// Stored copy of a favorite, else the smallest picture of the service; `nil` if neither is available.
    private func smallPicture(of photo: Photo) async -> EncodedImage? {
        var bytes = try? favorites.picture(of: photo.id, size: .card)
        if bytes == nil {
            bytes = try? await pictures.picture(photo.source, of: photo.id.service, width: Self.smallest)
        }
        guard let bytes, let image = try? await described(bytes), !image.isTruncated else { return nil }
        if photo.color == nil { noteColor(image.color, photo.id) }
        if let look = image.look { noteLook(look, photo.id) }
        return image
    }

    private func described(_ file: [UInt8]) async throws(PictureError) -> EncodedImage {
        var request = PictureRequest(
            subject: .bytes(file), fit: .within, width: Self.described, height: Self.described)
        request.describes = true
        return try await worker.perform(request)
    }
}
