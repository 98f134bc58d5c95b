import GalleryCore
import UseCases
import Wording

extension Remarks {
    var lines: [String] { Phrases.Boards.remarks(annotation, boards: boards) }
}

extension PhotoCommandInteractors {
    /// Remarks as lines, with one more if the pictures of a stored photo are not stored yet.
    func remarks(on photo: Photo) -> [String] {
        annotations.remarks(on: photo).lines
            + (favorites.isComplete(photo) ? [] : [Phrases.itsPictureToCome])
    }
}
