public import GalleryCore

extension PictureLibrary: ColorFinding {
    /// Of the favourite's own copy, else of the smallest picture its service has; nil when neither can be had.
    @concurrent public func color(of photo: Photo) async -> RGB? {
        var bytes = try? favorites.picture(of: photo.id, size: .card)
        if bytes == nil {
            bytes = try? await pictures.picture(photo.source, of: photo.id.service, width: Self.smallest)
        }
        guard let bytes,
            let rendered = try? await worker.render(
                .memory(bytes), as: .pixels, width: 32, height: 32, background: RGB(red: 0, green: 0, blue: 0)
            ),
            !rendered.isTruncated
        else { return nil }
        noteColor(rendered.color, photo.id)
        return rendered.color
    }

    private static let smallest = 200
}
