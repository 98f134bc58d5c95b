import GalleryCore

/// One board: its photos are read from the database alone.
struct BoardInteractor: BoardInteracting {
    let store: any BoardsStore
    let lists: any PhotoListing

    func board(_ id: Board.ID) throws(ScreenError) -> Board? {
        try storing { () throws(StoreError) in try store.board(id) }
    }

    func startOver(_ list: PhotoListID) async { await lists.reset(list) }

    func more(of list: PhotoListID) async throws(ScreenError) -> PhotoList {
        try await asking { () throws(CatalogError) in try await lists.more(list) }
    }
}
