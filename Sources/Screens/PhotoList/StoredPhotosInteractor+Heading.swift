import GalleryCore
import UseCases
import Wording

extension StoredPhotosInteractor {
    /// Heading of a list or of one of its photos, which names the demo while the demo replaces the service.
    func heading(_ heading: String, of photos: [Photo], in list: PhotoListID) -> String {
        !list.isLocal && demoReplacesService(for: photos) ? Phrases.Demo.heading(heading) : heading
    }
}
