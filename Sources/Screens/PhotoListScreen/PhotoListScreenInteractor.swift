import GalleryCore

/// A list is loaded page by page and started over only when the person asks.
struct PhotoListScreenInteractor: ListLoading {
    let lists: PhotoLists
    let boards: any BoardsStore

    /// What is loaded of it already; empty where a list is another one each time.
    func known(_ list: PhotoListID) async -> PhotoList {
        switch list {
        case .topic, .collection, .author, .similar: await lists.list(list)
        default: PhotoList()
        }
    }

    /// The board as it is now; nil when it is gone.
    func board(_ id: Board.ID) throws(StoreError) -> Board? { try boards.board(id) }
}
