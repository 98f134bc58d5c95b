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

extension PhotoInteractors {
    /// What the person said of a photo, and that it cannot be seen offline although it is kept.
    func remarks(on photo: Photo) -> [String] {
        annotations.remarks(on: photo).lines
            + (favorites.isComplete(photo) ? [] : [Phrases.itsPictureToCome])
    }
}
