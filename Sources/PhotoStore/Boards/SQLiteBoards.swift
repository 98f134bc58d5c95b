public import FoundationEssentials
import GRDB
public import GalleryCore

/// Each change is a transaction that reads the current rows, so that processes do not overwrite each other's changes.
public struct SQLiteBoards: BoardsStore {
    let database: GalleryDatabase

    public init(_ database: GalleryDatabase) { self.database = database }

    public func boards() throws(StoreError) -> [Board] { try database.read(BoardRow.all) }

    public func board(_ id: Board.ID) throws(StoreError) -> Board? {
        try database.read { try BoardRow.find(id, in: $0) }
    }

    public func board(named name: String) throws(StoreError) -> Board? {
        try database.read { db in
            try BoardRow.id(named: name, in: db).flatMap { try BoardRow.find($0, in: db) }
        }
    }

    public func make(_ name: String, at date: Date) throws(StoreError) -> Board? {
        try database.write { db in
            guard try BoardRow.id(named: name, in: db) == nil else { return nil }
            try db.run(
                "INSERT INTO board (name, madeAt, changedAt) VALUES (?, ?, ?)",
                [name.stored, date.stored, date.stored])
            let id = db.lastInsertedRowID
            try database.undo.record(.boardMade(id), in: db)
            return try BoardRow.find(Board.ID(id), in: db)
        }
    }

    public func change(_ id: Board.ID, _ change: BoardChange, at date: Date) throws(StoreError) -> Bool {
        switch change {
        case .section(let title): return try arrange(id, at: date) { try $0.make(section: title) }
        case .removeSection(let title): return try arrange(id, at: date) { try $0.remove(section: title) }
        case .name, .note, .cover, .made: break
        }
        return try database.write { db in
            guard try BoardRow.name(of: id, in: db) != nil else { return false }
            switch change {
            case .name(let name):
                let existing = try BoardRow.id(named: name, in: db)
                guard existing == nil || existing == id else { return false }
                try edit(.name, name.stored, of: id, in: db)
            case .note(let note): try edit(.note, note.stored, of: id, in: db)
            case .cover(let photo):
                guard let spot = try BoardOrder(board: id, db: db).spot(of: photo) else { return false }
                try edit(.cover, spot.photo, of: id, in: db)
            case .made(let made):
                try db.run("UPDATE board SET madeAt = ? WHERE id = ?", [made.stored, id.number])
            case .section, .removeSection: break
            }
            try BoardRow.touch(id, at: date, in: db)
            return true
        }
    }

    /// Does not replace the metadata of a photo that is already stored.
    public func add(_ photos: [Photo], to id: Board.ID, at date: Date) throws(StoreError) -> Int? {
        try database.write { db in
            try UndoLog.purge(at: date, in: db)
            return try add(photos, to: id, at: date, in: db)
        }
    }

    public func addOwn(
        _ photo: Photo, file: [UInt8], to id: Board.ID, at date: Date
    ) throws(StoreError) -> Int? {
        try database.write { db in
            try UndoLog.purge(at: date, in: db)
            guard let added = try add([photo], to: id, at: date, in: db) else { return nil }
            let row = try FavoriteRow.number(of: photo, at: date, in: db)
            try db.run(
                "INSERT OR IGNORE INTO favoritePicture (favorite, size, bytes) VALUES (?, ?, ?)",
                [row, OwnPictures.size, Data(file)])
            return added
        }
    }

    public func take(_ photos: [PhotoID], off id: Board.ID, at date: Date) throws(StoreError) -> Int {
        try database.write { db in
            try UndoLog.purge(at: date, in: db)
            let order = BoardOrder(board: id, db: db)
            let rows = try photos.compactMap { try order.spot(of: $0)?.photo }
            guard !rows.isEmpty else { return 0 }
            _ = try BoardRow.mark(rows, of: id.number, removedAt: date, in: db)
            try BoardRow.touch(id, at: date, in: db)
            try database.undo.record(.photosRemoved(rows, board: id.number), in: db)
            return rows.count
        }
    }

    public func remove(_ id: Board.ID, at date: Date) throws(StoreError) -> Bool {
        try database.write { db in
            try UndoLog.purge(at: date, in: db)
            guard try BoardRow.mark(removed: id, at: date, in: db) else { return false }
            try database.undo.record(.boardRemoved(id.number), in: db)
            return true
        }
    }

    public func move(
        _ photos: [PhotoID], to destination: BoardDestination, on id: Board.ID, at date: Date
    ) throws(StoreError) -> Int {
        var count = 0
        _ = try arrange(id, at: date) { order in
            if case .section(let title) = destination, try order.section(titled: title) == nil { return nil }
            let spots = try photos.filter { destination != .at($0) }.compactMap(order.spot)
            let moved = try order.move(spots, to: destination)
            count = moved.isEmpty ? 0 : spots.count
            return moved.isEmpty ? nil : Arrangement(spots: moved)
        }
        return count
    }

    public func photos(
        of id: Board.ID, matching query: WordQuery, after photo: PhotoID?, count: Int
    ) throws(StoreError) -> [BoardPhoto] {
        // Another process may have changed photos without updating the index. Each write updates it, even an empty one.
        if !query.isEmpty, try database.read(PhotoWords.areStale) { try? database.write { _ in } }
        return try database.read { db in
            try BoardPage(board: id, query: query, markUnreadable: database.markUnreadable)
                .photos(after: photo, count: count, in: db)
        }
    }

    /// Faster than `boards()`, since neither covers nor sections are read.
    public func names() throws(StoreError) -> [BoardName] {
        try database.read { db in
            try db.rows(
                """
                SELECT id, name FROM board WHERE removedAt IS NULL
                ORDER BY changedAt DESC, id DESC
                """
            ).compactMap(BoardName.init)
        }
    }

    public func among(_ photos: [PhotoID], on id: Board.ID) throws(StoreError) -> Set<PhotoID> {
        try database.read { db in
            let order = BoardOrder(board: id, db: db)
            return Set(try photos.filter { try order.spot(of: $0) != nil })
        }
    }

    public func names(with photo: PhotoID) throws(StoreError) -> [String] {
        try database.read { db in
            try db.rows(
                """
                SELECT name FROM favorite JOIN boardPhoto ON boardPhoto.photo = favorite.id
                JOIN board ON board.id = board
                WHERE service = ? AND key = ? AND boardPhoto.removedAt IS NULL
                    AND board.removedAt IS NULL
                ORDER BY name
                """, photo.stored
            ).compactMap { $0.text(0) }
        }
    }

    private func add(
        _ photos: [Photo], to id: Board.ID, at date: Date, in db: Database
    ) throws -> Int? {
        guard try BoardRow.name(of: id, in: db) != nil else { return nil }
        let order = BoardOrder(board: id, db: db)
        let rows = try photos.map { try FavoriteRow.number(of: $0, at: date, in: db) }
        let added = try rows.filter { try order.append($0, at: date.stored) }
        guard !added.isEmpty else { return 0 }
        try BoardRow.touch(id, at: date, in: db)
        try database.undo.record(.photosAdded(added, board: id.number), in: db)
        return added.count
    }

    private func edit(
        _ column: BoardPart, _ value: some DatabaseValueConvertible, of id: Board.ID,
        in db: Database
    ) throws {
        let former = try BoardRow.value(of: column, id.number, in: db)
        try db.run("UPDATE board SET \(column.rawValue) = ? WHERE id = ?", [value, id.number])
        try database.undo.record(.boardEdited(column, former: former, board: id.number), in: db)
    }
}

extension BoardName {
    fileprivate init?(_ row: Row) {
        guard let id = row.int(0), let name = row.text(1) else { return nil }
        self.init(id: Board.ID(Int64(id)), name: name)
    }
}
