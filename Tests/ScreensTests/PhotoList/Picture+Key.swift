import GalleryCore
import TextLayout

extension Picture {
    /// The key of the photo whose picture it is.
    var key: String? { subject(as: Photo.self)?.id.key }
}
