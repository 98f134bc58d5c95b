import GalleryCore
import UseCases
import Wording

extension Remarks {
    var lines: [String] { Phrases.Boards.remarks(annotation, boards: boards) }
}

extension PhotoCommandInteractors {
    /// Remarks as lines, with a last line if a favorite or board photo has no stored picture yet.
    func remarks(on photo: Photo) -> [String] {
        annotations.remarks(on: photo).lines
            + (favorites.isComplete(photo) ? [] : [Phrases.itsPictureToCome])
    }
}
