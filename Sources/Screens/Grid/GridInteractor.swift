import GalleryCore
import UseCases

struct GridInteractor: ListLoading, PhotoViewing {
    let lists: PhotoLists
    let taste: TasteFeedbackInteractor
    let seen: SeenInteractor
    let stored: StoredPhotosInteractor

    func recordDrawn(_ photos: [Photo], in list: PhotoListID) { if !list.isLocal { seen.record(photos) } }

    /// Photos of the next screenful. Prefetches a page of the list for them if the request limit allows it.
    func photos(after indices: Range<Int>, in loaded: PhotoList, of list: PhotoListID) async -> [Photo] {
        var loaded = loaded
        if indices.upperBound + indices.count > loaded.count, loaded.hasMore {
            loaded = await prefetched(of: list) ?? loaded
        }
        return loaded.photos(from: indices.upperBound, most: indices.count)
    }

    func beginViewing(_ photo: Photo) {
        taste.beginViewing(photo)
        seen.record([photo])
    }

    func endViewing() { taste.endViewing() }

    /// Sets the position at which the list screen continues; `index` is zero-based.
    func leave(_ list: PhotoListID, at index: Int) async { await lists.setPosition(index, in: list) }
}
