import FoundationEssentials
import GRDB
public import GalleryCore

/// Progress of imports: a row for each imported photo, and one with an empty photo key for the imported list. Undo of
/// an import also restores its progress, so that a later import adds the photos again.
public struct SQLiteImports: ImportStore {
    /// Row of a list.
    struct Progress: Codable {
        let board: Int64?
        /// The next result page; 0 if the list was imported completely.
        let page: Int
        let date: Date?
    }

    /// One imported page, as recorded for undo.
    struct Step: Codable {
        /// Service, user and list, as stored.
        let list: [String]
        /// Keys of the photos that were not imported before.
        let keys: [String]
        let former: Progress?
    }

    private let database: GalleryDatabase

    public init(_ database: GalleryDatabase) { self.database = database }

    // page: the next result page of the list; 0 if the list was imported completely. date: the date for the next photo.
    static let ninth = """
        CREATE TABLE imported (
            service TEXT NOT NULL,
            user TEXT NOT NULL,
            list TEXT NOT NULL,
            key TEXT NOT NULL,
            board INTEGER,
            page INTEGER,
            date REAL,
            PRIMARY KEY (service, user, list, key)
        ) STRICT, WITHOUT ROWID;
        """

    public func progress(of collection: String?, account: Account) throws(StoreError) -> ImportProgress {
        try database.read { db in
            guard let row = try Self.list(collection, account, in: db) else { return .next(page: 1) }
            if let board = row.board, try BoardRow.name(of: Board.ID(board), in: db) == nil {
                return .removed
            }
            return row.page == 0 ? .whole : .next(page: row.page)
        }
    }

    public func take(
        _ photos: [Photo], page: Int, isLast: Bool, isUpdate: Bool, of list: ImportedList, account: Account
    ) throws(StoreError) -> ImportedPage {
        try database.write { db in
            let existing = try Self.list(list.collection, account, in: db)
            let former = existing?.board.map { Board.ID($0) }
            if let former, try BoardRow.name(of: former, in: db) == nil {
                return ImportedPage(added: [], isLast: true)
            }
            let board = try former ?? self.board(for: list, with: photos, in: db)
            let key = [account.service.rawValue, account.user, list.collection ?? ""].map(\.stored)
            var date = existing.flatMap { $0.page == 0 ? nil : $0.date } ?? list.newest
            var added: [PhotoID] = []
            var unknown: [String] = []
            for photo in photos {
                try db.run(
                    "INSERT OR IGNORE INTO imported (service, user, list, key) VALUES (?, ?, ?, ?)",
                    StatementArguments(key + [photo.id.key.stored]))
                guard db.changesCount > 0 else { continue }
                unknown.append(photo.id.key.stored)
                if try Self.add(photo, to: board, at: date, of: account, in: db) { added.append(photo.id) }
                date = date.addingTimeInterval(-1)
            }
            let isLast = isLast || isUpdate && unknown.isEmpty
            try db.run(
                """
                INSERT INTO imported (service, user, list, key, board, page, date) VALUES (?, ?, ?, '', ?, ?, ?)
                ON CONFLICT (service, user, list, key) DO UPDATE
                SET page = excluded.page, board = coalesce(excluded.board, board), date = excluded.date
                """, StatementArguments(key) + [board?.number, isLast ? 0 : page + 1, date.stored])
            if !unknown.isEmpty {
                try database.undo.record(
                    .imported(Step(list: key, keys: unknown, former: existing)), in: db)
                try record(added, on: board, in: db)
            }
            return ImportedPage(added: added, isLast: isLast)
        }
    }

    private func record(_ added: [PhotoID], on board: Board.ID?, in db: Database) throws {
        guard !added.isEmpty else { return }
        guard let board else {
            return try database.undo.record(.favoritesAdded(added, isImported: true), in: db)
        }
        let rows = try added.compactMap { try FavoriteRow.find($0, in: db)?.number }
        try database.undo.record(.photosAdded(rows, board: board.number), in: db)
    }

    static func revert(_ step: Step, in db: Database) throws {
        func run(_ statement: String, _ values: StatementArguments, key: String = "") throws {
            try db.run(
                statement + " WHERE service = ? AND user = ? AND list = ? AND key = ?",
                values + StatementArguments(step.list + [key]))
        }
        for key in step.keys { try run("DELETE FROM imported", [], key: key) }
        guard let former = step.former else { return try run("DELETE FROM imported", []) }
        try run(
            "UPDATE imported SET board = ?, page = ?, date = ?",
            [former.board, former.page, former.date?.stored])
    }

    public func forgetImports(from service: ServiceName) throws(StoreError) {
        try database.write { db in
            try db.run("DELETE FROM imported WHERE service = ?", [service.rawValue.stored])
        }
    }

    private static func list(
        _ collection: String?, _ account: Account, in db: Database
    ) throws -> Progress? {
        let row = try db.row(
            """
            SELECT board, page, date,
                (SELECT count(*) FROM imported AS photo WHERE photo.service = list.service
                    AND photo.user = list.user AND photo.list = list.list)
            FROM imported AS list WHERE service = ? AND user = ? AND list = ? AND key = ''
            """,
            [account.service.rawValue.stored, account.user.stored, (collection ?? "").stored])
        guard let row else { return nil }
        // A list with n photos has at most n imported pages. After a larger number, the import restarts at page 1.
        let page = row.int(1).flatMap { (0...max(1, row.int(3) ?? 1)).contains($0) ? $0 : nil }
        return Progress(board: row.int(0).map { Int64($0) }, page: page ?? 1, date: row.date(2))
    }

    /// Board of the list; `nil` for favorites and empty collections. Reuses a board with the list's name and one of its
    /// photos, as left by an import whose progress was deleted; else makes a new board.
    private func board(
        for list: ImportedList, with photos: [Photo], in db: Database
    ) throws -> Board.ID? {
        guard list.collection != nil, !photos.isEmpty else { return nil }
        if let existing = try BoardRow.id(named: list.title, in: db) {
            let order = BoardOrder(board: existing, db: db)
            if try photos.contains(where: { try order.spot(of: $0.id) != nil }) { return existing }
        }
        try db.run(
            "INSERT INTO board (name, madeAt, changedAt) VALUES (?, ?, ?)",
            [
                try BoardRow.freeName(list.title.stored, in: db), list.newest.stored, list.newest.stored,
            ])
        let board = db.lastInsertedRowID
        try database.undo.record(.boardMade(board), in: db)
        return Board.ID(board)
    }

    /// `false` if the photo is already a favorite or on the board, or if its removal at the service is pending.
    private static func add(
        _ photo: Photo, to board: Board.ID?, at date: Date, of account: Account, in db: Database
    ) throws -> Bool {
        if let board {
            let row = try FavoriteRow.number(of: photo, at: date, in: db)
            return try BoardOrder(board: board, db: db).append(row, at: date.stored)
        }
        if let row = try FavoriteRow.find(photo.id, in: db), !row.isRemoved { return false }
        // Does not add the photo again: its removal here has not been sent to the service yet.
        guard try !SQLiteMirror.awaitsRemoval(photo.id, of: account, in: db) else { return false }
        try SQLiteFavorites.add(photo, at: date, in: db)
        return true
    }
}
