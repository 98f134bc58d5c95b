import GalleryCore
import TextLayout

extension Picture {
    /// The picture of a photo of the demo.
    static func sample(
        _ width: Int, _ height: Int, color: RGB? = nil, viewport: Viewport? = nil,
        service: ServiceName = .demo
    ) -> Picture {
        Picture(
            of: PhotoPicture(
                photo: PhotoID(service: service, key: "abc"), source: PictureSource("/p/abc *w"), color: color
            ),
            width: width, height: height, viewport: viewport)
    }
}

extension RGB {
    /// 16, 32 and 48.
    static let slate = RGB(red: 0x10, green: 0x20, blue: 0x30)
}
