import FoundationEssentials
import GRDB
public import GalleryCore

public struct SQLiteUndo: UndoStore {
    /// Maximum number of commands that `commands()` returns.
    private static let listed = 30
    private let database: GalleryDatabase
    private let mirror: MirroredAccounts
    private let seen: SQLiteSeen?

    /// Restored favorites are queued for `mirror`. Photos of changes that are not in the database are read from `seen`.
    public init(_ database: GalleryDatabase, mirror: MirroredAccounts? = nil, seen: SQLiteSeen? = nil) {
        self.database = database
        self.seen = seen
        self.mirror = mirror ?? .none
    }

    public func beginCommand() { database.beginCommand() }

    /// If nothing of the newest command can be reverted, as after a revert by another process, reverts the one before.
    public func undo(_ command: Int64? = nil) throws(StoreError) -> [UndoableChange] {
        let (reverted, changes) = try database.write { db in
            var changes: [MirroredAccounts.Changes] = []
            while let chosen = try command ?? newest(in: db) {
                var kept: [Int64] = []
                let reverted = try UndoLog.entries(of: chosen, in: db).compactMap { entry in
                    let change = try revert(entry, telling: &changes, in: db)
                    if change?.isRepeatable == true { kept.append(entry.number) }
                    return change
                }
                try UndoLog.delete(chosen, except: kept, in: db)
                if !reverted.isEmpty { return (reverted.merged, changes) }
                if command != nil { break }
            }
            return ([], changes)
        }
        for change in changes { mirror.notify(of: change) }
        return reverted.map(named)
    }

    public func moves(of command: Int64?) throws(StoreError) -> [FileMove] {
        try database.read { db in
            try (command ?? newest(in: db)).map { try UndoLog.moves(of: $0, in: db) } ?? []
        }
    }

    /// Called outside the transaction, since reading seen photos checks the lock in a transaction of its own.
    private func named(_ change: UndoableChange) -> UndoableChange {
        change.mapPhoto { ChangedPhoto($0.id, $0.photo ?? seen?.seen($0.id)) }
    }

    public func commands() throws(StoreError) -> [UndoableCommand] {
        let commands = try database.read { db -> [UndoableCommand] in
            var commands: [UndoableCommand] = []
            for command in try UndoLog.commands(in: db) where commands.count < Self.listed {
                if let undoable = try undoable(command, in: db) { commands.append(undoable) }
            }
            return commands
        }
        return commands.map { UndoableCommand(id: $0.id, date: $0.date, changes: $0.changes.map(named)) }
    }

    private func newest(in db: Database) throws -> Int64? {
        try UndoLog.commands(in: db).first { try undoable($0, in: db) != nil }
    }

    /// Command with its changes that can be reverted; `nil` if no change can.
    private func undoable(_ command: Int64, in db: Database) throws -> UndoableCommand? {
        let entries = try UndoLog.entries(of: command, in: db)
        let changes = try entries.compactMap { try facts(of: $0, in: db) }.merged
        guard let date = entries.first?.date, !changes.isEmpty else { return nil }
        return UndoableCommand(id: command, date: date, changes: changes)
    }

    public func recordSavedFile() throws(StoreError) {
        // Not synced, so that saving does not wait for the disk again.
        try database.write(synced: false) { try database.undo.record(.filesSaved(1), in: $0) }
    }

    public func recordSavedSetting(_ name: String, previous: String?) throws(StoreError) {
        try database.write { try database.undo.record(.settingSaved(name, former: previous), in: $0) }
    }

    public func record(_ change: IrreversibleChange) {
        try? database.write(synced: false) { try database.undo.record(change, in: $0) }
    }

    public func clear() throws(StoreError) {
        // First, so that rows are deleted even if the index of words is damaged.
        try database.write { try UndoLog.clear(in: $0) }
        try database.writeErasing { try PhotoWords.compact(in: $0) }
    }

    /// Reverts a change; `nil` if there was nothing to revert, as after another process reverted the change.
    private func revert(
        _ entry: UndoLog.Entry, telling changes: inout [MirroredAccounts.Changes], in db: Database
    ) throws -> UndoableChange? {
        switch entry.change {
        case .favoritesRemoved(let ids):
            let accounts = mirror.changes(of: ids)
            changes.append(accounts)
            let photos = try ids.compactMap { try SQLiteFavorites.restore($0, accounts, in: db) }
            return photos.isEmpty ? nil : .favoritesRemoved(photos.count, photos.first)
        case .favoritesAdded(let ids, let isImported):
            let accounts = (isImported == true ? .none : mirror).changes(of: ids)
            changes.append(accounts)
            let removed = try ids.filter { try SQLiteFavorites.remove($0, at: Date(), accounts, in: db) }
            let rows = try removed.compactMap { try FavoriteRow.find($0, in: db) }
            var lessons = try SQLiteTaste.withdraw(.favorited, of: removed, since: entry.date, in: db)
            let hidden = try SQLiteAnnotations.hidden(among: rows.map(\.number), in: db)
            let ids = rows.filter { hidden.contains($0.number) }.compactMap { $0.photo?.id }
            if !ids.isEmpty {
                try database.undo.record(.favoritesRemoved(ids), in: db)
                lessons.removeAll { $0.event.photo.map(ids.contains) != true }
                try database.undo.record(.lessonsRemoved(lessons), in: db)
            }
            return rows.isEmpty
                ? nil : .favoritesAdded(rows.count, rows.first?.photo).hidingLater(if: !ids.isEmpty)
        case .photosRemoved(let rows, let board):
            guard let name = try BoardRow.name(of: Board.ID(board), in: db) else { return nil }
            let count = try BoardRow.mark(rows, of: board, removedAt: nil, in: db)
            return count > 0 ? .photosRemoved(count, board: name) : nil
        case .photosAdded(let rows, let board):
            guard let name = try BoardRow.name(of: Board.ID(board), in: db) else { return nil }
            let count = try BoardRow.mark(rows, of: board, removedAt: Date(), in: db)
            let photos = try rows.compactMap { try FavoriteRow.id(of: $0, in: db) }
            _ = try SQLiteTaste.withdraw(.boarded, of: photos, since: entry.date, in: db)
            return count > 0 ? .photosAdded(count, board: name) : nil
        case .imported(let step):
            try SQLiteImports.revert(step, in: db)
            return nil
        case .arrangement(let former, let board):
            guard let name = try BoardRow.name(of: Board.ID(board), in: db) else { return nil }
            return try revert(former, entry, on: BoardOrder(board: Board.ID(board), db: db), named: name)
        case .boardRemoved(let board):
            guard let name = try BoardRow.removedName(of: Board.ID(board), in: db) else { return nil }
            let free = try BoardRow.freeName(name, in: db)
            try db.run("UPDATE board SET removedAt = NULL, name = ? WHERE id = ?", [free.stored, board])
            return .boardRemoved(free)
        case .boardMade(let board):
            guard try BoardRow.name(of: Board.ID(board), in: db) != nil else { return nil }
            let facts = try facts(of: entry, in: db)
            let hasPhotos =
                try db.row("SELECT 1 FROM boardPhoto WHERE board = ? AND removedAt IS NULL", [board]) != nil
            guard try BoardRow.mark(removed: Board.ID(board), at: Date(), in: db) else { return nil }
            // Lets the user undo this removal, and so restore photos that were added to the board.
            if hasPhotos { try database.undo.record(.boardRemoved(board), in: db) }
            return facts?.hidingLater(if: hasPhotos)
        case .boardEdited(let column, let former, let board):
            guard try BoardRow.name(of: Board.ID(board), in: db) != nil else { return nil }
            if try ValueRevert(entry, in: db).isSuperseded() { return try superseded(entry, in: db) }
            try BoardRow.restore(former, in: column, of: board, db)
            return try BoardRow.name(of: Board.ID(board), in: db).map { .boardEdited(column, $0) }
        case .annotated(let id, let tags, let note, let part):
            guard let row = try FavoriteRow.find(id, in: db), row.isStored else { return nil }
            let change = UndoableChange.annotated(part, 1, ChangedPhoto(id, row.photo))
            let isReverted = try ValueRevert(entry, in: db).revert(tags: tags, note: note, of: row)
            return isReverted ? change : .superseded(change)
        case .altText(let id, let former):
            if try ValueRevert(entry, in: db).isSuperseded() { return try superseded(entry, in: db) }
            try SQLiteAltTexts.set(former, of: id, in: db)
            return try facts(of: entry, in: db)
        case .judged(let signal, let rows):
            let photo = try self.photo(ofJudgments: rows, in: db)
            let count = try SQLiteTaste.forget(rows, saying: signal, in: db)
            return count > 0 ? .judged(signal, count, photo) : nil
        case .judgmentsRemoved(let judgments):
            let photo = try self.photo(of: judgments, in: db)
            return .judgmentsRemoved(try SQLiteTaste.restore(judgments, in: db), photo)
        case .lessonsRemoved(let lessons):
            _ = try SQLiteTaste.restore(lessons, in: db)
            return nil
        case .historyRemoved:
            let forgotten = database.undo.history(of: entry)
            if let forgotten { try HistoryRemoval.restore(forgotten, in: db) }
            return .historyRemoved(forgotten?.count)
        case .settingSaved where try ValueRevert(entry, in: db).isSuperseded():
            return try superseded(entry, in: db)
        case .fileMoved(let move): return try FilesOnDisk.undo(move, in: db)
        case .filesSaved, .merged, .settingSaved, .irreversible: return try facts(of: entry, in: db)
        case nil: return nil
        }
    }

    /// Reverts a change of a board's order, except for photos that a later change moved.
    private func revert(
        _ former: Arrangement, _ entry: UndoLog.Entry, on order: BoardOrder, named name: String
    ) throws -> UndoableChange {
        let free = try ValueRevert(entry, in: order.db).spots(of: former)
        let change = UndoableChange.arrangement(board: name)
        try order.restore(Arrangement(spots: free, removed: former.removed))
        // Only photos that were put into the section later are left in it.
        let made = try former.made.flatMap { try order.removing(section: $0) }
        if let made { try database.undo.record(.arrangement(made, board: order.board.number), in: order.db) }
        if let section = former.made { try order.delete(section: section) }
        guard free.count == former.spots.count else { return .superseded(change) }
        return change.hidingLater(if: made != nil)
    }

    private func superseded(_ entry: UndoLog.Entry, in db: Database) throws -> UndoableChange? {
        try facts(of: entry, in: db).map(UndoableChange.superseded)
    }

    private func photo(ofJudgments rows: [Int64], in db: Database) throws -> ChangedPhoto? {
        try rows.first.flatMap { try SQLiteTaste.photo($0, in: db) }.map { id in
            ChangedPhoto(id, try FavoriteRow.find(id, in: db)?.photo)
        }
    }

    private func photo(of judgments: [NumberedEvent], in db: Database) throws -> ChangedPhoto? {
        try judgments.first?.event.photo.map { ChangedPhoto($0, try FavoriteRow.find($0, in: db)?.photo) }
    }

    /// Description of the change; `nil` if it can neither be reverted nor reported.
    private func facts(of entry: UndoLog.Entry, in db: Database) throws -> UndoableChange? {
        func name(_ board: Int64) throws -> String? { try BoardRow.name(of: Board.ID(board), in: db) }
        func photo(_ id: PhotoID?) throws -> Photo? {
            try id.flatMap { try FavoriteRow.find($0, in: db)?.photo }
        }
        switch entry.change {
        case .favoritesRemoved(let ids): return .favoritesRemoved(ids.count, try photo(ids.first))
        case .favoritesAdded(let ids, _): return .favoritesAdded(ids.count, try photo(ids.first))
        case .photosRemoved(let rows, let board):
            return try name(board).map { .photosRemoved(rows.count, board: $0) }
        case .photosAdded(let rows, let board):
            return try name(board).map { .photosAdded(rows.count, board: $0) }
        case .arrangement(_, let board): return try name(board).map { .arrangement(board: $0) }
        case .boardRemoved(let board):
            return try BoardRow.removedName(of: Board.ID(board), in: db).map { .boardRemoved($0) }
        case .boardMade(let board): return try name(board).map { .boardMade($0) }
        case .boardEdited(let part, _, let board): return try name(board).map { .boardEdited(part, $0) }
        case .annotated(let id, _, _, let part): return .annotated(part, 1, ChangedPhoto(id, try photo(id)))
        case .altText(let id, _): return .annotated(.altText, 1, ChangedPhoto(id, try photo(id)))
        case .judged(let signal, let rows):
            return .judged(signal, rows.count, try self.photo(ofJudgments: rows, in: db))
        case .judgmentsRemoved(let judgments):
            let count = Set(judgments.map(\.event.photo)).count
            return .judgmentsRemoved(count, try self.photo(of: judgments, in: db))
        case .historyRemoved: return .historyRemoved(database.undo.history(of: entry)?.count)
        case .fileMoved(let move): return .filesMoved([move])
        case .filesSaved(let count): return .filesSaved(count)
        case .merged(let count): return .merged(count)
        case .settingSaved(let name, let former): return .settingSaved(name, previous: former)
        case .irreversible(let change): return database.undo.isReported(entry) ? .irreversible(change) : nil
        case .imported, .lessonsRemoved, nil: return nil
        }
    }
}
