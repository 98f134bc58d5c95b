import GRDB
import GalleryCore

/// Removes rows from the history and restores them at their former positions.
enum HistoryRemoval {
    private enum Table: String {
        case history, search

        /// All columns: first the row ID, which increases with time, then the text.
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
        ForgottenHistory(
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

    /// Skips a removed search if the user has repeated it since.
    private static func insert(_ rows: [[DatabaseValue]], into table: Table, in db: Database) throws {
        try makeRoom(for: rows.compactMap { Int64.fromDatabaseValue($0[0]) }, in: table, db)
        for row in rows {
            try db.run(
                "INSERT OR IGNORE INTO \(table.rawValue) (\(table.columns)) VALUES (?, ?, ?, ?, ?)",
                StatementArguments(row))
        }
    }

    /// Frees row IDs that SQLite has reused: increases all row IDs from the lowest one that is in `places`.
    private static func makeRoom(for places: [Int64], in table: Table, _ db: Database) throws {
        guard let last = places.max() else { return }
        let wanted = Set(places)
        let ids = try Int64.fetchAll(db, sql: "SELECT id FROM \(table.rawValue) ORDER BY id")
        guard let first = ids.first(where: wanted.contains) else { return }
        // Done in two steps, since row IDs must be unique after the update of each row.
        try db.run(
            "UPDATE \(table.rawValue) SET id = -(id + ?) WHERE id >= ?", [last - first + 1, first])
        try db.run("UPDATE \(table.rawValue) SET id = -id WHERE id < 0")
    }
}
