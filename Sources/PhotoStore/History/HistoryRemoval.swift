import FoundationEssentials
import GRDB
import GalleryCore

/// Takes rows out of the history and puts them back in their places.
enum HistoryRemoval {
    static func forget(
        searches isSearch: (String) -> Bool, lines isLine: (String) -> Bool, in db: Database
    ) throws -> ForgottenHistory {
        // What somebody wants forgotten does not stay in free pages (sqlite.org/pragma.html#pragma_secure_delete).
        try db.execute(sql: "PRAGMA secure_delete = ON")
        let forgotten = ForgottenHistory(
            lines: try lines(in: db).filter { isLine($0.line.text) },
            searches: try searches(in: db).filter { isSearch($0.search.text) })
        let line = try db.cachedStatement(sql: "DELETE FROM history WHERE id = ?")
        for gone in forgotten.lines { try line.execute(arguments: [gone.place]) }
        let search = try db.cachedStatement(sql: "DELETE FROM search WHERE id = ?")
        for gone in forgotten.searches { try search.execute(arguments: [gone.place]) }
        return forgotten
    }

    static func restore(_ forgotten: ForgottenHistory, in db: Database) throws {
        try makeRoom(for: forgotten.lines.map(\.place), in: "history", db)
        let line = try db.cachedStatement(
            sql: "INSERT INTO history (id, line, time, service, screen) VALUES (?, ?, ?, ?, ?)")
        for back in forgotten.lines {
            try line.execute(arguments: [
                back.place, back.line.text.stored, back.date.stored, back.service.rawValue.stored,
                back.line.screen.stored,
            ])
        }
        try makeRoom(for: forgotten.searches.map(\.place), in: "search", db)
        // The same search was made again since: the newer one stays.
        let search = try db.cachedStatement(
            sql: "INSERT OR IGNORE INTO search (id, text, time, service, resultCount) VALUES (?, ?, ?, ?, ?)")
        for back in forgotten.searches {
            try search.execute(arguments: [
                back.place, back.search.text.stored, back.search.date.stored,
                back.service.rawValue.stored, back.search.resultCount,
            ])
        }
    }

    /// SQLite gives the numbers of the newest rows away again when they are gone. What has them now is newer than
    /// what had them first, and everything after it: that moves up.
    private static func makeRoom(for places: [Int64], in table: String, _ db: Database) throws {
        guard let last = places.max() else { return }
        let wanted = Set(places)
        let taken = try Int64.fetchAll(db, sql: "SELECT id FROM \(table) ORDER BY id")
        guard let first = taken.first(where: wanted.contains) else { return }
        // In two steps: numbers are unique at every moment.
        try db.execute(
            sql: "UPDATE \(table) SET id = -(id + ?) WHERE id >= ?", arguments: [last - first + 1, first])
        try db.execute(sql: "UPDATE \(table) SET id = -id WHERE id < 0")
    }

    private static func lines(in db: Database) throws -> [ForgottenHistory.Line] {
        try db.rows("SELECT id, line, screen, service, time FROM history ORDER BY id")
            .compactMap {
                row in
                guard let place = row.int(0), let text = row.text(1), let date = row.date(4) else {
                    return nil
                }
                return ForgottenHistory.Line(
                    place: Int64(place), line: HistoryLine(text: text, screen: row.text(2) ?? ""),
                    service: ServiceName(rawValue: row.text(3) ?? ""), date: date)
            }
    }

    private static func searches(in db: Database) throws -> [ForgottenHistory.Search] {
        try db.rows("SELECT id, text, resultCount, service, time FROM search ORDER BY id")
            .compactMap {
                row in
                guard let place = row.int(0), let text = row.text(1), let date = row.date(4) else {
                    return nil
                }
                return ForgottenHistory.Search(
                    place: Int64(place),
                    search: RecentSearch(text: text, resultCount: row.int(2), date: date),
                    service: ServiceName(rawValue: row.text(3) ?? ""))
            }
    }
}

/// What was taken out of the history, to be put back as it was.
struct ForgottenHistory: Equatable, Sendable {
    /// A line with its place.
    struct Line: Equatable, Sendable {
        /// Larger is newer.
        let place: Int64
        let line: HistoryLine
        /// The service asked then.
        let service: ServiceName
        /// When it was typed.
        let date: Date
    }

    /// A search with its place.
    struct Search: Equatable, Sendable {
        /// Larger is newer.
        let place: Int64
        let search: RecentSearch
        /// The service asked.
        let service: ServiceName
    }

    let lines: [Line]
    let searches: [Search]

    var count: HistoryCount { HistoryCount(searches: searches.count, lines: lines.count) }
}
