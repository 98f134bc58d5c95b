import GalleryCore
import UseCases
import Wording

extension Remarks {
    var lines: [String] { Phrases.Boards.remarks(annotation, boards: boards) }
}

extension StoredPhotosInteractor {
    /// The user's annotations as lines, and a line about a favorite or board photo whose picture is not stored yet.
    func lines(about photo: Photo) -> [String] {
        annotations.remarks(on: photo).lines + (isComplete(photo) ? [] : [Phrases.itsPictureToCome])
    }
}
