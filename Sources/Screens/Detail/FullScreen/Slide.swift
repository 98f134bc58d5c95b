import GalleryCore
import TextLayout

struct Slide: Equatable, Sendable {
    let photo: Picture
    /// `nil` to show only the picture.
    var caption: String?
    var viewport: Viewport?
    /// Line that is being typed, below the photo.
    var line: String?
    var choices: [String] = []
}
