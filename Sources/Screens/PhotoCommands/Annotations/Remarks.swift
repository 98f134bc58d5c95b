import GalleryCore
import UseCases
import Wording

extension Remarks {
    var lines: [String] { Phrases.Boards.remarks(annotation, boards: boards) }
}

extension StoredPhotosInteractor {
    /// The user's annotations as lines, and a line about a favorite or board photo whose picture is not stored yet.
    func lines(about photo: Photo, in list: PhotoListID) -> [String] {
        removal(of: photo, from: list) + lines(about: photo)
    }

    /// That a photo was removed from the list after it was loaded.
    private func removal(of photo: Photo, from list: PhotoListID) -> [String] {
        guard removals(from: list, among: [photo]).photos.contains(photo.id) else { return [] }
        if list.isOfFiles { return [Phrases.Files.isTrashed] }
        return [list.board == nil ? Phrases.isRemovedFavorite : Phrases.isRemovedFromBoard]
    }

    private func lines(about photo: Photo) -> [String] {
        annotations.remarks(on: photo).lines + (isComplete(photo) ? [] : [Phrases.itsPictureToCome])
    }
}
