package import FoundationEssentials
import GRDB
package import GalleryCore

extension SQLiteBoards {
    /// Puts all photos that are kept on a board that is empty, in the order they were kept.
    package func fill(_ id: Board.ID, at date: Date) throws(StoreError) {
        let last = try database.read { try Int.fetchOne($0, sql: "SELECT max(id) FROM favorite") ?? 0 }
        // All at once would double the file by its write-ahead log.
        for start in stride(from: 1, through: last, by: 20_000) {
            try database.write { db in
                try db.execute(
                    sql: """
                        INSERT INTO boardPhoto (board, photo, position, addedAt)
                        SELECT ?, id, id << 20, ? FROM favorite WHERE id BETWEEN ? AND ?
                        """,
                    arguments: [id.number, date.stored, start, start + 19_999])
            }
        }
    }
}
