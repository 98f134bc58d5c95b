import FoundationEssentials
import GRDB
public import GalleryCore

/// Undoes removals and judgments made through the same `GalleryDatabase`, the last first.
public struct SQLiteUndo: UndoStore {
    private let database: GalleryDatabase
    private let mirror: MirroredAccounts?

    /// Restored favorites are mirrored to `mirror`.
    public init(_ database: GalleryDatabase, mirror: MirroredAccounts? = nil) {
        self.database = database
        self.mirror = mirror
    }

    /// Undoes each removal once. Skips removals that another shell has undone.
    public func undo() throws(StoreError) -> Restored? {
        while let removal = database.removals.pop() {
            do throws(StoreError) {
                if let restored = try restore(removal) { return restored }
            } catch {
                database.removals.push(removal)
                throw error
            }
        }
        return nil
    }

    private func restore(_ removal: Removal) throws(StoreError) -> Restored? {
        switch removal {
        case .favorite(let id):
            return try SQLiteFavorites(database, mirror: mirror).restore(id).map(Restored.favorite)
        case .photos(let rows, let board):
            return try database.write { db in
                guard let name = try BoardRow.name(of: board, in: db) else { return nil }
                var count = 0
                for row in rows {
                    try db.run(
                        """
                        UPDATE boardPhoto SET removedAt = NULL
                        WHERE board = ? AND photo = ? AND removedAt IS NOT NULL
                        """, [board.number, row])
                    count += db.changesCount
                }
                return count > 0 ? .photos(count, board: name) : nil
            }
        case .history(let forgotten):
            try database.write { db in try HistoryRemoval.restore(forgotten, in: db) }
            return .history(forgotten.count)
        case .judgment(let signal, let rows):
            let count = try database.write { db in try SQLiteTaste.forget(rows, saying: signal, in: db) }
            return count > 0 ? .judgment(signal, count) : nil
        case .judgments(let judgments):
            return .judgments(try database.write { try SQLiteTaste.restore(judgments, in: $0) })
        case .arrangement(let former, let board):
            return try database.write { db in
                guard let name = try BoardRow.name(of: board, in: db) else { return nil }
                try BoardOrder(board: board, db: db).restore(former)
                return .arrangement(board: name)
            }
        case .board(let id):
            return try database.write { db in
                guard let name = try BoardRow.removedName(of: id, in: db) else { return nil }
                let free = try BoardRow.freeName(name, in: db)
                try db.run(
                    "UPDATE board SET removedAt = NULL, name = ? WHERE id = ?", [free.stored, id.number])
                return .board(free)
            }
        }
    }
}
