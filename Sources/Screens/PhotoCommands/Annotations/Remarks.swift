import GalleryCore
import UseCases
import Wording

extension Remarks {
    var lines: [String] { Phrases.Boards.remarks(annotation, boards: boards) }
}

extension PhotoCommandInteractors {
    /// The user's annotations as lines, and a line about a favorite or board photo whose picture is not stored yet.
    func remarks(on photo: Photo) -> [String] {
        annotations.remarks(on: photo).lines
            + (favorites.isComplete(photo) ? [] : [Phrases.itsPictureToCome])
    }
}
