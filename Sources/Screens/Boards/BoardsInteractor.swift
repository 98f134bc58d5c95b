import GalleryCore

/// Boards are listed from the database, without any network.
struct BoardsInteractor: BoardsInteracting {
    let store: any BoardsStore

    func boards() throws(ScreenError) -> [Board] {
        try storing { () throws(StoreError) in try store.boards() }
    }
}
