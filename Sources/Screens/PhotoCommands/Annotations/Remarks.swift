import GalleryCore
import UseCases
import Wording

extension Remarks {
    var lines: [String] { Phrases.Boards.remarks(annotation, boards: boards) }
}

extension PhotoCommandInteractors {
    /// Remarks as lines, including a remark if a stored photo has no stored pictures yet.
    func remarks(on photo: Photo) -> [String] {
        annotations.remarks(on: photo).lines
            + (favorites.isComplete(photo) ? [] : [Phrases.itsPictureToCome])
    }
}
