import GalleryCore
import TextLayout
import Wording

struct Slide: Equatable, Sendable {
    let photo: Picture
    let caption: String
}

extension Slide {
    init(_ photo: Photo) { self.init(photo: Picture(photo), caption: Phrases.caption(of: photo)) }
}
