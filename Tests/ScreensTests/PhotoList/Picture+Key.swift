import GalleryCore
import TextLayout

extension Picture {
    var key: String? { subject(as: Photo.self)?.id.key }
}
