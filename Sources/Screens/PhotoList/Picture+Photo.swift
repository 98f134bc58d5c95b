import GalleryCore
import TextLayout
import Wording

extension Picture {
    /// The whole picture of a photo; 3 to 2 where its size is not known.
    init(_ photo: Photo) {
        self.init(
            of: photo, width: photo.size?.width ?? 3, height: photo.size?.height ?? 2,
            words: photo.altText ?? Phrases.title(of: photo))
    }
}
