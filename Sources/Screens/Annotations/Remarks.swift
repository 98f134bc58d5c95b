import GalleryCore
import Wording

/// What a person says of a photo.
struct Remarks: Equatable, Sendable {
    var annotation = Annotation()
    /// The names of its boards.
    var boards: [String] = []
}

extension Remarks {
    /// A line each.
    var lines: [String] { Phrases.Boards.remarks(annotation, boards: boards) }
}
