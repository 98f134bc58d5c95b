public import GalleryCore
import PictureExchange

extension PictureLibrary: ColorFinding {
    /// Of the favorite's own copy, else of the smallest picture its service has; nil when neither can be had.
    @concurrent public func color(of photo: Photo) async -> RGB? {
        var bytes = try? favorites.picture(of: photo.id, size: .card)
        if bytes == nil {
            bytes = try? await pictures.picture(photo.source, of: photo.id.service, width: Self.smallest)
        }
        guard let bytes,
            let image = try? await worker.render(
                .bytes(bytes), as: .pixels, width: 32, height: 32, background: RGB(red: 0, green: 0, blue: 0)
            ),
            !image.isTruncated
        else { return nil }
        noteColor(image.color, photo.id)
        return image.color
    }

    private static let smallest = 200
}
