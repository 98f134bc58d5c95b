import GalleryCore
import TextLayout
import Wording

extension Picture {
    /// Whole picture of a photo; its aspect ratio is 3:2 if the size is unknown.
    init(_ photo: Photo) {
        self.init(
            of: photo, width: photo.size?.width ?? 3, height: photo.size?.height ?? 2,
            altText: photo.altText ?? Phrases.title(of: photo))
    }
}
