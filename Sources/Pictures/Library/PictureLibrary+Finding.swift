public import GalleryCore
import PictureExchange

extension PictureLibrary: AnimationFinding, ColorFinding, DescriptorFinding, FileLookFinding {
    private static let smallest = 200
    /// Maximum width and height in pixels for the descriptor of a picture that is not drawn; about those in a list.
    private static let described: UInt32 = 400

    public func isAnimated(_ photo: PhotoID) -> Bool { animated.value(for: photo) ?? false }

    @concurrent public func color(of photo: Photo) async -> RGB? { await smallPicture(of: photo)?.color }

    @concurrent public func descriptor(of photo: Photo) async -> VisualDescriptor? {
        await smallPicture(of: photo)?.descriptor
    }

    @concurrent public func descriptor(of file: [UInt8]) async throws(PictureError) -> VisualDescriptor {
        guard let descriptor = try await described(.bytes(file)).descriptor else { throw .crashed }
        return descriptor
    }

    @concurrent public func look(ofFileAt address: String) async -> PictureLook? {
        let source = PictureSource([.init(address: address, width: nil)])
        guard case .fresh(let subject) = pictures.cached(source, of: .own, width: Self.smallest),
            let image = try? await described(subject), !image.isTruncated
        else { return nil }
        return image.descriptor.map { PictureLook(descriptor: $0, color: image.color) }
    }

    /// Favorite's stored copy, else the service's picture for width 200; `nil` if missing, unusable or incomplete.
    private func smallPicture(of photo: Photo) async -> EncodedImage? {
        var bytes = try? favorites.picture(of: photo.id, size: .card)
        if bytes == nil {
            bytes = try? await pictures.picture(photo.source, of: photo.id.service, width: Self.smallest)
        }
        guard let bytes, let image = try? await described(.bytes(bytes)), !image.isTruncated else {
            return nil
        }
        if photo.color == nil { recordColor(image.color, photo.id) }
        if let descriptor = image.descriptor { recordDescriptor(descriptor, photo.id) }
        return image
    }

    private func described(_ file: PictureRequest.Subject) async throws(PictureError) -> EncodedImage {
        var request = PictureRequest(
            subject: file, fit: .within, width: Self.described, height: Self.described)
        request.describes = true
        return try await worker.perform(request)
    }
}
