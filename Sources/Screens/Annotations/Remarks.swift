import GalleryCore
import Wording

/// Annotation and boards of a photo.
struct Remarks: Equatable, Sendable {
    var annotation = Annotation()
    var boards: [String] = []
}

extension Remarks {
    var lines: [String] { Phrases.Boards.remarks(annotation, boards: boards) }
}

extension PhotoInteractors {
    /// Remarks as lines, with one more if the pictures of a stored photo are not stored yet.
    func remarks(on photo: Photo) -> [String] {
        annotations.remarks(on: photo).lines
            + (favorites.isComplete(photo) ? [] : [Phrases.itsPictureToCome])
    }
}
