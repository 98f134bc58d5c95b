import GalleryCore

/// Image paths relative to the base address.
enum OpenversePicture {
    /// Width of thumbnails in pixels; smaller originals are not enlarged.
    private static let thumbnailWidth = 600
    /// Assumed width in pixels of an original of unknown width.
    private static let unknownWidth = 1024

    static func thumbnail(of id: String) -> String { "/images/\(id)/thumb/" }

    static func fullSize(of id: String) -> String {
        thumbnail(of: id) + "?full_size=true&compressed=false"
    }

    /// Thumbnail, and the original `file` if it is wider or of unknown width.
    static func source(of id: String, _ file: String?, width: Int?) -> PictureSource {
        var variants = [
            ImageVariant(address: thumbnail(of: id), width: min(width ?? .max, thumbnailWidth))
        ]
        if let file, width ?? .max > thumbnailWidth {
            variants.append(ImageVariant(address: file, width: width ?? unknownWidth))
        }
        return PictureSource(variants)
    }
}
