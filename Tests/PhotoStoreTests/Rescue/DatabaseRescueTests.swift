import GRDB
import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct DatabaseRescueTests {
    private typealias Content = RescueSample.Content

    private static let pageSize = 4096
    private let folder = TemporaryFolder()
    private let sample: RescueSample

    init() throws { sample = try RescueSample.shared.get() }

    private func rescue(_ bytes: [UInt8], log: [UInt8]? = nil) throws -> (Content, RescuedRows) {
        Program.run("/bin/sh", ["-c", "rm -f '\(folder.path)'/*"])
        DiskFile.write(bytes, to: folder("old"))
        if let log { DiskFile.write(log, to: folder("old-wal")) }
        let rows = try DatabaseRescue(migrator: Schema.migrator)
            .run(from: "old", to: "new", in: try Folder(path: folder.path))
        let content = try Connection.forReading(path: folder("new"), BusyRetry()).read { db in
            #expect(try DatabaseOpening.faults(in: db, by: "integrity_check").isEmpty)
            return try Content(db)
        }
        #expect(rows.counts[.photos]?.rescued ?? 0 == content.photos.count)
        return (content, rows)
    }

    private func damaged(page: Int, with byte: (Int) -> UInt8) -> [UInt8] {
        var bytes = sample.bytes
        for offset in 0..<Self.pageSize { bytes[page * Self.pageSize + offset] = byte(offset) }
        return bytes
    }

    @Test func `an undamaged file is recovered completely`() throws {
        let (content, rows) = try rescue(sample.bytes)
        #expect(content == sample.content)
        #expect(
            RescuedKind.allCases.allSatisfy { rows.counts[$0].map { $0.lost == 0 && $0.rescued > 0 } == true }
        )
    }

    @Test func `every table of the schema is recovered, except those that are rebuilt or dispensable`() throws
    {
        let database = GalleryDatabase(folder: folder.path)
        let tables = try database.read { db in
            try String.fetchAll(
                db, sql: "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
        }
        let rebuilt = ["tagUse", "keptCount", "wordsStale", "grdb_migrations"]
        let dispensable = [
            "feed", "shown", "undo", "savedFolder", "downloadReport", "statedCredit", "ownFile",
        ]
        let recovered = RescuedTable.all.map(\.shape.name) + rebuilt + dispensable
        #expect(tables.filter { !recovered.contains($0) && !$0.hasPrefix("photoWords") } == [])
        #expect(tables.count > 20)
    }

    @Test(arguments: 0..<7)
    func `damage to any of 280 pages loses at most its rows and rows that refer to them`(_ part: Int)
        throws
    {
        let places = (0..<280).map { $0 * sample.pages.count / 280 }
        #expect(sample.pages.count >= 280)
        for place in places where place % 7 == part {
            let bytes: [UInt8] =
                switch place % 3 {
                case 0: damaged(page: place) { _ in 0 }
                case 1: damaged(page: place) { _ in 0xFF }
                default: damaged(page: place) { UInt8(truncatingIfNeeded: $0 &* 131 ^ $0 >> 3) }
                }
            let (content, rows) = try rescue(bytes)
            let page = sample.pages[place]
            func lost(_ kept: KeyPath<Content, Set<Int>>) -> Int {
                #expect(content[keyPath: kept].isSubset(of: sample.content[keyPath: kept]))
                return sample.content[keyPath: kept].count - content[keyPath: kept].count
            }
            func bar(_ table: String) -> Int { page.table == table && page.isLeaf ? page.rows : 0 }
            let photos = lost(\.photos)
            #expect(photos <= bar("favorite"), "page \(place)")
            #expect(lost(\.pictures) <= max(bar("favoritePicture"), photos), "page \(place)")
            #expect(lost(\.boards) == 0, "page \(place)")
            #expect(lost(\.sections) <= bar("boardSection"), "page \(place)")
            #expect(lost(\.lines) <= bar("history"), "page \(place)")
            #expect(lost(\.searches) <= bar("search"), "page \(place)")
            #expect(lost(\.taste) <= bar("taste"), "page \(place)")
            let boardRows = page.table == "boardPhoto" ? page.rows : photos * 2
            #expect(sample.content.boardPhotos - content.boardPhotos <= boardRows, "page \(place)")
            let tagRows = page.table == "ownTag" ? page.rows : photos
            #expect(lost(\.tags) <= tagRows, "page \(place)")
            #expect(lost(\.altTexts) <= (page.table == "altText" ? page.rows : 0), "page \(place)")
            // With an intact index, the number of lost rows is known.
            if page.table == "favorite" { #expect(rows.counts[.photos]?.lost == photos, "page \(place)") }
        }
    }

    @Test(arguments: [16, 100, 4096]) func `a file with a damaged header is recovered completely`(
        _ count: Int
    ) throws {
        var bytes = sample.bytes
        for offset in 0..<count { bytes[offset] = 0xA5 }
        let (content, _) = try rescue(bytes)
        #expect(content == sample.content)
    }

    @Test func `a file cut in half is recovered up to the cut`() throws {
        let half = sample.pages.count / 2
        let (content, rows) = try rescue(Array(sample.bytes.prefix(half * Self.pageSize + 100)))
        func inFirstHalf(_ table: String) -> Int {
            sample.pages.prefix(half).filter { $0.table == table && $0.isLeaf }.map(\.rows).reduce(0, +)
        }
        #expect(content.photos.count == inFirstHalf("favorite"))
        #expect(content.lines.count == inFirstHalf("history"))
        #expect(content.photos.count > 20)
        #expect(rows.counts.values.contains { $0.lost != 0 })
    }

    @Test func `rows that are only in the write-ahead log are recovered`() throws {
        let database = GalleryDatabase(folder: folder.path)
        try SQLiteFavorites(database).add((0..<50).map { photo("\($0)") }, at: date(1))
        let path = folder("gallery.sqlite")
        let log = try #require(DiskFile.read(path + "-wal"))
        let bytes = try #require(DiskFile.read(path))
        #expect(try rescue(bytes, log: log).0.photos.count == 50)
        #expect(try rescue([], log: log).0.photos.count == 50)
        let cut = try rescue(bytes, log: Array(log.dropLast(10)))
        #expect(cut.0.photos.count < 50)
    }

    @Test func `deleted rows are not recovered`() throws {
        DiskFile.write(sample.bytes, to: folder("other"))
        let queue = try DatabaseQueue(path: folder("other"))
        try queue.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA secure_delete = OFF; PRAGMA journal_mode = DELETE")
            try db.execute(sql: "DELETE FROM history WHERE id > 30; DELETE FROM boardPhoto")
            try db.execute(sql: "DELETE FROM favorite WHERE id > 40")
        }
        try queue.close()
        let bytes = try #require(DiskFile.read(folder("other")))
        #expect(bytes.firstRange(of: Array("word159".utf8)) != nil)
        let page = try #require(sample.pages.firstIndex { $0.table == "history" && !$0.isLeaf })
        var damaged = bytes
        for offset in 0..<Self.pageSize { damaged[page * Self.pageSize + offset] = 0 }
        let (content, _) = try rescue(damaged)
        #expect(content.photos == Set(1...40))
        #expect(content.lines.isSubset(of: Set(1...30)))
    }

    @Test
    func `with lost pages, the count of lost rows is unknown; tables an older version lacks are omitted`()
        throws
    {
        let page = try #require(sample.pages.firstIndex { $0.table == "taste" && !$0.isLeaf })
        var bytes = damaged(page: page) { _ in 0 }
        for (place, leaf) in sample.pages.enumerated() where leaf.table == "taste" && leaf.isLeaf {
            for offset in 0..<Self.pageSize { bytes[place * Self.pageSize + offset] = 0 }
        }
        #expect(try rescue(bytes).1.counts[.taste] == .init(rescued: 0, lost: nil))
        let old = try DatabaseQueue(path: folder("older"))
        try Schema.migrator.migrate(old, upTo: "6 pictures to come")
        try old.write { try $0.run("INSERT INTO history VALUES (1, 'fog', 1.5, 'demo', 'Search')", []) }
        try old.close()
        let rows = try rescue(try #require(DiskFile.read(folder("older")))).1
        #expect(rows.counts == [.lines: .init(rescued: 1, lost: 0)])
    }

    @Test func `after a rescue, exactly the photos without a picture are marked for download`() throws {
        let page = try #require(sample.pages.firstIndex { $0.table == "favoritePicture" && $0.isLeaf })
        _ = try rescue(damaged(page: page) { _ in 0 })
        let awaiting = try Connection.forReading(path: folder("new"), BusyRetry()).read { db in
            try Int.fetchOne(
                db,
                sql: """
                    SELECT count(*) FROM favorite WHERE awaitsPicture
                    <> (id NOT IN (SELECT favorite FROM favoritePicture))
                    """)
        }
        #expect(awaiting == 0)
    }

    @Test(arguments: [SeededRandom(seed: 2)])
    func `random damage does not crash the recovery`(_ random: SeededRandom) throws {
        var random = random
        for round in 0..<60 {
            var bytes = Array(sample.bytes.prefix(60 * Self.pageSize))
            for _ in 0..<(1 << (round % 12)) {
                let offset = Int.random(in: 0..<bytes.count, using: &random)
                bytes[offset] = UInt8.random(in: .min ... .max, using: &random)
            }
            _ = try rescue(bytes)
        }
    }
}
