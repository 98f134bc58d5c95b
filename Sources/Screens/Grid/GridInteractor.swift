import GalleryCore
import UseCases

struct GridInteractor: ListLoading {
    let lists: PhotoLists
    let seen: SeenInteractor

    func recordDrawn(_ photos: [Photo], in list: PhotoListID) { if !list.isLocal { seen.record(photos) } }

    func photo(at index: Int, of list: PhotoListID) async throws(ScreenError) -> (photo: Photo, total: Int?)?
    {
        try await asking(await lists.photo(at: index, of: list))
    }

    func nearby(at index: Int, of list: PhotoListID) async -> (photo: Photo, total: Int?)? {
        await lists.nearby(at: index, of: list)
    }

    func loaded(_ list: PhotoListID) async -> PhotoList { await lists.list(list) }

    /// Sets the position at which the list screen continues; `index` is zero-based.
    func leave(_ list: PhotoListID, at index: Int) async { await lists.setPosition(index, in: list) }
}
