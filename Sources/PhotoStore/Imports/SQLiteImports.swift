import FoundationEssentials
import GRDB
public import GalleryCore

/// Progress of imports: a row for each imported photo, and one with an empty photo key for the imported list.
public struct SQLiteImports: ImportStore {
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
            if let board = row.board, try BoardRow.name(of: board, in: db) == nil { return .removed }
            return row.page == 0 ? .whole : .next(page: row.page)
        }
    }

    public func take(
        _ photos: [Photo], page: Int, isLast: Bool, isUpdate: Bool, of list: ImportedList, account: Account
    ) throws(StoreError) -> ImportedPage {
        try database.write { db in
            let existing = try Self.list(list.collection, account, in: db)
            if let board = existing?.board, try BoardRow.name(of: board, in: db) == nil {
                return ImportedPage(added: [], isLast: true)
            }
            let board = try existing?.board ?? Self.board(for: list, with: photos, in: db)
            let key = [account.service.rawValue, account.user, list.collection ?? ""].map(\.stored)
            var date = existing.flatMap { $0.page == 0 ? nil : $0.date } ?? list.newest
            var added: [PhotoID] = []
            var unknown = 0
            for photo in photos {
                try db.run(
                    "INSERT OR IGNORE INTO imported (service, user, list, key) VALUES (?, ?, ?, ?)",
                    StatementArguments(key + [photo.id.key.stored]))
                guard db.changesCount > 0 else { continue }
                unknown += 1
                if try Self.add(photo, to: board, at: date, of: account, in: db) { added.append(photo.id) }
                date = date.addingTimeInterval(-1)
            }
            let isLast = isLast || isUpdate && unknown == 0
            try db.run(
                """
                INSERT INTO imported (service, user, list, key, board, page, date) VALUES (?, ?, ?, '', ?, ?, ?)
                ON CONFLICT (service, user, list, key) DO UPDATE
                SET page = excluded.page, board = coalesce(excluded.board, board), date = excluded.date
                """, StatementArguments(key) + [board?.number, isLast ? 0 : page + 1, date.stored])
            return ImportedPage(added: added, isLast: isLast)
        }
    }

    public func forgetImports(from service: ServiceName) throws(StoreError) {
        try database.write { db in
            try db.run("DELETE FROM imported WHERE service = ?", [service.rawValue.stored])
        }
    }

    private static func list(
        _ collection: String?, _ account: Account, in db: Database
    ) throws -> (board: Board.ID?, page: Int, date: Date?)? {
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
        return (row.int(0).map { Board.ID(Int64($0)) }, page ?? 1, row.date(2))
    }

    /// Board of the list; `nil` for favorites and empty collections. Reuses a board with the list's name and one of its
    /// photos, as left by an import whose progress was deleted; else makes a new board.
    private static func board(
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
        return Board.ID(db.lastInsertedRowID)
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
