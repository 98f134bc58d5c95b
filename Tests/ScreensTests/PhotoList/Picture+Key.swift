import GalleryCore
import TextLayout

extension Picture {
    /// Key of the pictured photo.
    var key: String? { subject(as: Photo.self)?.id.key }
}
