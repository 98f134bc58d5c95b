import GRDB
import GalleryCore

/// Merges command lines and searches of an archive into the history, in order of time.
enum LibraryHistory {
    static func lines(in db: Database) throws -> [LibraryRecord.Line] {
        try db.rows("SELECT line, time, service, screen FROM history ORDER BY id").compactMap { row in
            guard let text = row.text(0), let time = row.date(1) else { return nil }
            return .init(text: text, time: time, service: row.text(2) ?? "", screen: row.text(3) ?? "")
        }
    }

    static func searches(in db: Database) throws -> [LibraryRecord.Search] {
        try db.rows("SELECT text, time, service, resultCount FROM search ORDER BY id").compactMap { row in
            guard let text = row.text(0), let time = row.date(1) else { return nil }
            return .init(text: text, time: time, service: row.text(2) ?? "", results: row.int(3))
        }
    }

    /// Returns the number of new lines.
    static func merge(_ lines: [LibraryRecord.Line], in db: Database) throws -> Int {
        let local = try self.lines(in: db)
        let known = Set(local)
        let new = lines.filter { $0.isTypable && !known.contains($0) }
        guard !new.isEmpty else { return 0 }
        try db.run("DELETE FROM history")
        for line in merged(local, new, by: \.time.stored).suffix(SQLiteHistory.lines) {
            try db.run(
                "INSERT INTO history (line, time, service, screen) VALUES (?, ?, ?, ?)",
                [line.text.stored, line.time.stored, line.service.stored, line.screen.stored])
        }
        return new.count
    }

    /// Returns the number of new searches. Of two searches with the same text, the later one stays.
    static func merge(_ searches: [LibraryRecord.Search], in db: Database) throws -> Int {
        let local = try self.searches(in: db)
        let times = Dictionary(local.map { ($0.text, $0.time) }) { first, _ in first }
        let new = searches.filter { search in
            search.time.isPlausible && times[search.text].map { $0 < search.time } ?? true
        }
        guard !new.isEmpty else { return 0 }
        try db.run("DELETE FROM search")
        for search in merged(local, new, by: \.time.stored).suffix(SQLiteHistory.searches) {
            try db.run(
                "INSERT OR REPLACE INTO search (text, time, service, resultCount) VALUES (?, ?, ?, ?)",
                [search.text.stored, search.time.stored, search.service.stored, search.results])
        }
        return new.count
    }

    /// Merges by time; the order within each list is unchanged.
    private static func merged<Row>(_ one: [Row], _ other: [Row], by time: (Row) -> Double) -> [Row] {
        var rows: [Row] = []
        var rest = other[...]
        for row in one {
            let earlier = rest.prefix { time($0) < time(row) }
            rows += earlier + [row]
            rest = rest.dropFirst(earlier.count)
        }
        return rows + rest
    }
}

extension LibraryRecord.Line {
    /// Whether a line editor can have produced the line.
    fileprivate var isTypable: Bool {
        text.utf8.count <= SQLiteHistory.lineBytes && time.isPlausible
            && !text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\t" || $0.value == 0x7F }
    }
}
