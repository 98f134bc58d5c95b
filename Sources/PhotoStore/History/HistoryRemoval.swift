import GRDB
import GalleryCore

/// Takes rows out of the history and puts them back in their places.
enum HistoryRemoval {
    private enum Table: String {
        case history, search

        /// The number of a row, larger for newer ones, and its text first.
        var columns: String {
            switch self {
            case .history: "id, line, time, service, screen"
            case .search: "id, text, time, service, resultCount"
            }
        }
    }

    static func forget(
        searches isSearch: (String) -> Bool, lines isLine: (String) -> Bool, in db: Database
    ) throws -> ForgottenHistory {
        // What is to be forgotten does not stay in free pages (sqlite.org/pragma.html#pragma_secure_delete).
        try db.execute(sql: "PRAGMA secure_delete = ON")
        return ForgottenHistory(
            lines: try remove(isLine, from: .history, in: db),
            searches: try remove(isSearch, from: .search, in: db))
    }

    static func restore(_ forgotten: ForgottenHistory, in db: Database) throws {
        try insert(forgotten.lines, into: .history, in: db)
        try insert(forgotten.searches, into: .search, in: db)
    }

    private static func remove(
        _ isMeant: (String) -> Bool, from table: Table, in db: Database
    ) throws -> [[DatabaseValue]] {
        let rows = try db.rows("SELECT \(table.columns) FROM \(table.rawValue) ORDER BY id")
            .filter { $0.text(1).map(isMeant) == true }.map { Array($0.databaseValues) }
        for row in rows { try db.run("DELETE FROM \(table.rawValue) WHERE id = ?", [row[0]]) }
        return rows
    }

    /// A search that was made again since stays as it is: the newer one counts.
    private static func insert(_ rows: [[DatabaseValue]], into table: Table, in db: Database) throws {
        try makeRoom(for: rows.compactMap { Int64.fromDatabaseValue($0[0]) }, in: table, db)
        for row in rows {
            try db.run(
                "INSERT OR IGNORE INTO \(table.rawValue) (\(table.columns)) VALUES (?, ?, ?, ?, ?)",
                StatementArguments(row))
        }
    }

    /// SQLite gives the numbers of the newest rows away again when they are gone. What has them now is newer than
    /// what had them first, and everything after it: that moves up.
    private static func makeRoom(for places: [Int64], in table: Table, _ db: Database) throws {
        guard let last = places.max() else { return }
        let wanted = Set(places)
        let taken = try Int64.fetchAll(db, sql: "SELECT id FROM \(table.rawValue) ORDER BY id")
        guard let first = taken.first(where: wanted.contains) else { return }
        // In two steps: numbers are unique at every moment.
        try db.run(
            "UPDATE \(table.rawValue) SET id = -(id + ?) WHERE id >= ?", [last - first + 1, first])
        try db.run("UPDATE \(table.rawValue) SET id = -id WHERE id < 0")
    }
}

/// What was taken out of the history, to be put back as it was: whole rows.
struct ForgottenHistory: Equatable, Sendable {
    let lines: [[DatabaseValue]]
    let searches: [[DatabaseValue]]

    var count: HistoryCount { HistoryCount(searches: searches.count, lines: lines.count) }
}
