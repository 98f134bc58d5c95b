public import FoundationEssentials
import GRDB
public import GalleryCore

extension SQLiteBoards {
    public func put(
        _ photos: [PhotoID], into section: String, of id: Board.ID, at date: Date
    ) throws(StoreError) {
        _ = try arrange(id, at: date) { order in
            var former = try order.make(section: section) ?? Arrangement()
            let spots = try photos.compactMap(order.spot).filter { $0.section == nil }
            former.spots = try order.move(spots, to: .section(section))
            return former == Arrangement() ? nil : former
        }
    }

    public func sections(of photos: [PhotoID], on id: Board.ID) throws(StoreError) -> [PhotoID: String] {
        try database.read { db in
            var sections: [PhotoID: String] = [:]
            for photo in photos {
                sections[photo] = try db.row(
                    """
                    SELECT title FROM boardPhoto JOIN boardSection ON boardSection.id = section
                    WHERE boardPhoto.board = ? AND removedAt IS NULL
                    AND photo = (SELECT id FROM favorite WHERE service = ? AND key = ?)
                    """, [id.number] + photo.stored)?.text(0)
            }
            return sections
        }
    }

    /// Applies `change` and records it for `SQLiteUndo`; `false` if the board was removed or `change` returns `nil`.
    func arrange(
        _ id: Board.ID, at date: Date, _ change: (BoardOrder) throws -> Arrangement?
    ) throws(StoreError) -> Bool {
        try database.write { db in
            guard try BoardRow.name(of: id, in: db) != nil,
                let former = try change(BoardOrder(board: id, db: db))
            else { return false }
            try BoardRow.touch(id, at: date, in: db)
            try database.undo.record(.arrangement(former, board: id.number), in: db)
            return true
        }
    }
}
