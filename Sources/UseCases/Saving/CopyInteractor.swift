public import GalleryCore

/// Texts and pictures for the clipboard.
public struct CopyInteractor: Sendable {
    /// Pixels; large enough to paste into a page, small enough for a connection over SSH.
    private static let width = 1600

    public let credits: CreditInteractor
    let pictures: any PictureFetching
    let clipboard: any PictureClipboard

    public init(
        credits: CreditInteractor, pictures: any PictureFetching, clipboard: any PictureClipboard
    ) {
        self.credits = credits
        self.pictures = pictures
        self.clipboard = clipboard
    }

    /// Path of the user's own file or of the saved file; `nil` if the photo is not saved.
    public func path(of photo: Photo) async throws(ScreenError) -> String? {
        if let path = photo.filePath { return path }
        return try await credits.saved.path(of: photo)
    }

    /// Copies the picture in the type in which the service delivers it. `false` if no clipboard takes pictures.
    public func copyPicture(of photo: Photo) async throws(ScreenError) -> Bool {
        let picture = try await asking(
            await pictures.picture(photo.source, of: photo.id.service, width: Self.width))
        let format = PictureFormat(magic: picture.prefix(12)) ?? .jpg
        return await clipboard.copy(picture, type: format == .jpg ? "image/jpeg" : "image/\(format)")
    }
}
