import FoundationEssentials
import GRDB
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct SQLiteHistoryTests {
    private let folder = TemporaryFolder()
    private let database: GalleryDatabase
    private let history: SQLiteHistory

    init() {
        database = GalleryDatabase(folder: folder.path)
        history = SQLiteHistory(database)
    }

    private func append(_ line: String, at seconds: Double = 0) throws {
        try history.append(line: line, service: .demo, screen: "Search", at: date(seconds))
    }

    @Test func `history lines are returned oldest first, without consecutive duplicates`() throws {
        for line in ["a", "b", "b", "c", "b", "b"] { try append(line) }
        #expect(try history.lines(limit: 10).map(\.text) == ["a", "b", "c", "b"])
        #expect(try history.lines(limit: 2).map(\.text) == ["c", "b"])
        #expect(try history.lines(limit: 0).map(\.text) == [])
    }

    @Test func `a clock set back does not change the order of history lines`() throws {
        for (line, seconds) in [("a", 9.0), ("b", 1), ("c", 5)] { try append(line, at: seconds) }
        #expect(try history.lines(limit: 9).map(\.text) == ["a", "b", "c"])
    }

    @Test func `the oldest history lines beyond ten thousand are deleted`() throws {
        try database.write { db in
            for number in 0..<9_999 {
                try db.execute(
                    sql: "INSERT INTO history (line, time, service, screen) VALUES (?, 0, 'demo', '')",
                    arguments: ["\(number)"])
            }
        }
        for line in ["x", "y", "z"] { try append(line) }
        let lines = try history.lines(limit: 20_000).map(\.text)
        #expect(lines.count == 10_000)
        #expect(lines.first == "2")
        #expect(lines.last == "z")
    }

    @Test func `a history line is stored with service, screen and time`() throws {
        try append("open 3", at: 42)
        let row = try database.read {
            try Row.fetchOne($0, sql: "SELECT line, service, screen FROM history WHERE time = 42").map {
                [$0.text(0), $0.text(1), $0.text(2)]
            }
        }
        #expect(row == ["open 3", "demo", "Search"])
    }

    private func search(_ text: String) throws {
        try history.append(search: RecentSearch(text: text, resultCount: 3, date: date(7)), service: .demo)
    }

    @Test func `undo restores forgotten lines and searches at their positions, before newer lines`() throws {
        for line in ["a", "b", "c"] { try append(line, at: 5) }
        for text in ["x", "y", "z"] { try search(text) }
        let before = (try history.lines(limit: 9), try history.searches(limit: 9))
        let gone = try history.forget(searches: { $0 != "x" }, lines: { $0 != "a" })
        #expect(gone == HistoryCount(searches: 2, lines: 2))
        #expect(try history.lines(limit: 9).map(\.text) == ["a"])
        #expect(try history.searches(limit: 9).map(\.text) == ["x"])
        // SQLite reuses the row IDs of the deleted rows, so `undo` must not rely on them.
        for line in ["d", "e"] { try append(line) }
        try search("w")
        try search("y")
        #expect(try SQLiteUndo(database).undo() == [.historyRemoved(gone)])
        #expect(try history.lines(limit: 9).map(\.text) == ["a", "b", "c", "d", "e"])
        #expect(try history.lines(limit: 9).prefix(3).elementsEqual(before.0))
        #expect(try history.searches(limit: 9).map(\.text) == ["y", "w", "z", "x"])
        #expect(try history.searches(limit: 9).contains(before.1[0]))
    }

    @Test func `forgotten history lines leave no trace in the database files`() throws {
        for number in 0..<200 { try append("a secretive line \(number)") }
        try search("a secretive search")
        _ = try history.forget(searches: { _ in true }, lines: { _ in true })
        for name in ["gallery.sqlite", "gallery.sqlite-wal"] {
            let bytes = String(decoding: DiskFile.read(folder(name)) ?? [], as: UTF8.self)
            #expect(!bytes.contains("secretive"))
        }
    }

    @Test(arguments: ["'; DROP TABLE history; --", "日本語 👩‍👩‍👧", "\u{1B}[31m", "   ", "\"$(rm -rf /)\""])
    func `a line with special characters is read back unchanged`(_ line: String) throws {
        try append(line)
        #expect(try history.lines(limit: 1).map(\.text) == [line])
    }

    @Test func `a line of 64 KiB is stored and a line of 1 MiB is ignored`() throws {
        try append(String(repeating: "x", count: 1 << 20))
        #expect(try history.lines(limit: 1).map(\.text) == [])
        try append(String(repeating: "y", count: 65_536))
        #expect(try history.lines(limit: 1).map(\.text).first?.count == 65_536)
    }

    @Test func `searches are returned newest first without duplicates, with their result counts`() throws {
        let searches = [("fog", 3), ("sea", nil), ("fog", 5)].enumerated().map { index, search in
            RecentSearch(text: search.0, resultCount: search.1, date: date(Double(index)))
        }
        for search in searches { try history.append(search: search, service: .demo) }
        #expect(try history.searches(limit: 9) == [searches[2], searches[1]])
        #expect(try history.searches(limit: 1) == [searches[2]])
    }

    @Test func `the oldest searches beyond a thousand are deleted`() throws {
        for number in 0..<1_005 {
            let search = RecentSearch(text: "\(number)", resultCount: number, date: date(0))
            try history.append(search: search, service: .demo)
        }
        let texts = try history.searches(limit: 2_000).map(\.text)
        #expect(texts.count == 1_000)
        #expect(texts.last == "5")
    }
}
