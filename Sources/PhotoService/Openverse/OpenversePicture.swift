/// Image paths relative to the base address.
enum OpenversePicture {
    /// Width of thumbnails in pixels; smaller originals are not enlarged.
    static let thumbnailWidth = 600
    /// Assumed width in pixels of an original of unknown width.
    static let unknownWidth = 1024

    static func thumbnail(of id: String) -> String { "/images/\(id)/thumb/" }

    static func fullSize(of id: String) -> String {
        thumbnail(of: id) + "?full_size=true&compressed=false"
    }
}
