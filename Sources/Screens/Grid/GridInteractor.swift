import GalleryCore
import UseCases

struct GridInteractor: ListLoading {
    let lists: PhotoLists
    let seen: SeenInteractor

    func recordDrawn(_ photos: [Photo], in list: PhotoListID) { if !list.isLocal { seen.record(photos) } }

    func loaded(_ list: PhotoListID) async -> PhotoList { await lists.list(list) }

    /// Makes the list continue at the photo of a zero-based index.
    func leave(_ list: PhotoListID, at index: Int) async { await lists.setPosition(index, in: list) }
}
