public import GalleryCore

/// Copies pictures to the clipboard in the type in which the service delivers them.
public struct PictureCopyInteractor: Sendable {
    /// Pixels; large enough to paste into a page, small enough for a connection over SSH.
    private static let width = 1600

    let pictures: any PictureFetching
    let clipboard: any PictureClipboard

    public init(pictures: any PictureFetching, clipboard: any PictureClipboard) {
        self.pictures = pictures
        self.clipboard = clipboard
    }

    /// `false` if no clipboard takes pictures.
    public func copy(_ photo: Photo) async throws(ScreenError) -> Bool {
        let picture = try await asking(
            await pictures.picture(photo.source, of: photo.id.service, width: Self.width))
        let format = PictureFormat(magic: picture.prefix(12)) ?? .jpg
        return await clipboard.copy(picture, type: format == .jpg ? "image/jpeg" : "image/\(format)")
    }
}
