public import FoundationEssentials
import GRDB
public import GalleryCore

/// Command lines and searches in the database, in the order they were written, whatever the clock says.
///
/// No command waits until its line is on the disk: a line is there when the program is killed by it, and may be gone after
/// a power cut.
public struct SQLiteHistory: HistoryStore {
    static let lines = 10_000
    static let searches = 1_000
    /// Bytes of the longest line kept; what is longer was pasted by mistake and would slow every start.
    static let lineBytes = 65_536

    private let database: GalleryDatabase

    /// History in that database, which this does not open yet.
    public init(_ database: GalleryDatabase) { self.database = database }

    /// Appends a line; see the port. A line of more than 64 KiB is left out.
    public func append(
        line: String, service: ServiceName, screen: String, at date: Date
    ) throws(StoreError) {
        guard line.utf8.count <= Self.lineBytes else { return }
        try database.write(synced: false) { db in
            try db.run(
                "INSERT INTO history (line, time, service, screen) VALUES (?, ?, ?, ?)",
                [line.stored, date.stored, service.rawValue.stored, screen.stored])
            try db.run("DELETE FROM history WHERE id <= last_insert_rowid() - \(Self.lines)")
        }
    }

    /// The last lines, oldest first; a line just repeated counts once.
    public func lines(limit: Int) throws(StoreError) -> [HistoryLine] {
        try database.read { db in
            var lines: [HistoryLine] = []
            let rows = try db.cursor("SELECT line, screen FROM history ORDER BY id DESC")
            while lines.count < limit, let row = try rows.next() {
                guard let line = row.text(0), line != lines.last?.text else { continue }
                lines.append(HistoryLine(text: line, screen: row.text(1) ?? ""))
            }
            return lines.reversed()
        }
    }

    /// Notes a search; see the port. The last 1,000 are kept.
    public func append(search: RecentSearch, service: ServiceName) throws(StoreError) {
        try database.write(synced: false) { db in
            // Replacing makes a new row: the search is the newest again.
            try db.run(
                "INSERT OR REPLACE INTO search (text, time, service, resultCount) VALUES (?, ?, ?, ?)",
                [search.text.stored, search.date.stored, service.rawValue.stored, search.resultCount])
            try db.run(
                """
                DELETE FROM search WHERE id <=
                    (SELECT id FROM search ORDER BY id DESC LIMIT 1 OFFSET \(Self.searches))
                """)
        }
    }

    /// Takes searches and lines out; see the port.
    public func forget(
        searches: (String) -> Bool, lines: (String) -> Bool
    ) throws(StoreError) -> HistoryCount {
        let forgotten = try database.write { db in
            try HistoryRemoval.forget(searches: searches, lines: lines, in: db)
        }
        // The log has the pages as they were.
        try? database.emptyLog()
        if forgotten.count != HistoryCount(searches: 0, lines: 0) {
            database.removals.push(.history(forgotten))
        }
        return forgotten.count
    }

    /// The last searches, newest first, each query once.
    public func searches(limit: Int) throws(StoreError) -> [RecentSearch] {
        try database.read { db in
            try db.rows(
                "SELECT text, resultCount, time FROM search ORDER BY id DESC LIMIT ?", [max(0, limit)]
            ).compactMap { row in
                guard let text = row.text(0), let date = row.date(2) else { return nil }
                return RecentSearch(text: text, resultCount: row.int(1), date: date)
            }
        }
    }
}
