public import FoundationEssentials
import GRDB
public import GalleryCore

/// Command lines and searches in the order written, independent of the clock. Appending does not wait for the disk: a
/// line may be lost in a power cut, but not in a crash of the program.
public struct SQLiteHistory: HistoryStore {
    static let lines = 10_000
    static let searches = 1_000
    /// Maximum line length in bytes. Longer lines were probably pasted by mistake, and would slow down each start.
    static let lineBytes = 65_536

    private let database: GalleryDatabase

    public init(_ database: GalleryDatabase) { self.database = database }

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

    public func append(search: RecentSearch, service: ServiceName) throws(StoreError) {
        try database.write(synced: false) { db in
            // REPLACE assigns a new row ID, which makes the search the newest.
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

    public func forget(
        searches: (String) -> Bool, lines: (String) -> Bool
    ) throws(StoreError) -> HistoryCount {
        try database.writeErasing { db in
            let forgotten = try HistoryRemoval.forget(searches: searches, lines: lines, in: db)
            if forgotten.count != HistoryCount(searches: 0, lines: 0) {
                try database.undo.record(forgotten, in: db)
            }
            return forgotten.count
        }
    }

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
