public import GalleryCore
import Wording

extension PhotoListSource {
    /// The photos of one board in the person's order; with words only those that have them. Its name may change.
    public static func board(
        _ id: Board.ID, words: WordQuery, in store: any BoardsStore
    ) -> PhotoListSource {
        PhotoListSource(
            "board", .board(id, words: words), isPrefetched: false, gone: { Phrases.Boards.gone },
            isReordered: { if case .board(.move) = $0 { true } else { false } }
        ) { () throws(StoreError) in
            let board = try store.board(id)
            return board.map { Heading(title: ListTitle($0.name), note: $0.note) }
        }
    }
}
