import GalleryCore
import UseCases
import Wording

/// While the demo replaces the service, its photos are marked: in the heading of a list from the service or of one
/// photo, and on the cards of the user's lists, which may also have photos of services.
extension StoredPhotosInteractor {
    func heading(_ heading: String, of photos: [Photo], in list: PhotoListID) -> String {
        list.isLocal ? heading : self.heading(heading, of: photos)
    }

    func heading(_ heading: String, of photos: [Photo]) -> String {
        demoReplacesService(for: photos) ? Phrases.Demo.heading(heading) : heading
    }

    /// Marks the cards of photos that are painted or have no stored picture.
    func mark(_ model: inout ListModel, _ photos: [Photo], in list: PhotoListID) {
        model.note(withoutPictures: withoutPictures(among: photos))
        model.mark(painted: painted(among: photos, in: list))
    }

    func painted(among photos: [Photo], in list: PhotoListID) -> Set<PhotoID> {
        list.isLocal ? Set(photos.filter { demoReplacesService(for: [$0]) }.map(\.id)) : []
    }
}
