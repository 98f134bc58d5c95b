import FoundationEssentials
import GalleryCore
import UseCases

struct PhotoListScreenInteractor: ListLoading {
    let lists: PhotoLists
    let boards: any BoardsStore
    let taste: any TasteLearning
    let seen: SeenInteractor
    let stored: StoredPhotosInteractor

    func recordDrawn(_ photos: [Photo], in list: PhotoListID) { if !list.isLocal { seen.record(photos) } }

    /// Loaded part of a service's list; empty for other lists, such as boards and random photos, which always restart.
    func loaded(_ list: PhotoListID) async -> PhotoList {
        switch list {
        case .topic, .collection, .author, .similar: await lists.list(list)
        default: PhotoList()
        }
    }

    /// Learns from a topic; other lists are ignored.
    func recordOpened(_ list: PhotoListID) {
        if case .topic(let name) = list { taste.recordOpened(topic: name, at: Date()) }
    }

    func board(_ id: Board.ID) throws(StoreError) -> Board? { try boards.board(id) }
}
