import GalleryCore
import TextLayout

extension Picture {
    static func sample(
        _ width: Int, _ height: Int, color: RGB? = nil, blurHash: String? = nil,
        viewport: Viewport? = nil, service: ServiceName = .demo
    ) -> Picture {
        let source = PictureSource("/p/abc *w")
        let photo = Photo.sample(service, "abc", source, color: color, blurHash: blurHash)
        return Picture(of: photo, width: width, height: height, viewport: viewport)
    }
}

extension Photo {
    static func sample(
        _ service: ServiceName, _ key: String, _ source: PictureSource, color: RGB? = nil,
        blurHash: String? = nil
    ) -> Photo {
        Photo(
            id: PhotoID(service: service, key: key), author: Author(name: "A"),
            license: License(code: "cc0", name: "CC0"), color: color, blurHash: blurHash, source: source)
    }
}

extension RGB {
    static let slate = RGB(red: 0x10, green: 0x20, blue: 0x30)
}
