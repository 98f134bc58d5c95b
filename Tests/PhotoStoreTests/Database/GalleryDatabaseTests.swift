import FoundationEssentials
import GRDB
import GalleryCore
import Glibc
import Synchronization
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct GalleryDatabaseTests {
    private let folder = TemporaryFolder()

    @Test func `the database file is created by the first call`() throws {
        let database = GalleryDatabase(folder: folder("data"))
        _ = (SQLiteFavorites(database), SQLiteHistory(database), SQLiteFeedMemory(database))
        #expect(!DiskFile.exists(folder("data")))
        _ = try SQLiteFavorites(database).count()
        #expect(DiskFile.exists(folder("data/gallery.sqlite")))
        #expect(database.takeNotices().isEmpty)
    }

    @Test func `a database opened read-only is neither created, repaired nor written`() throws {
        let failures = Mutex<[String]>([])
        let reading = SQLiteHistory(
            GalleryDatabase(folder: folder.path, isReadOnly: true) { kind in
                failures.withLock { $0.append(kind) }
            })
        #expect(throws: StoreError.self) { try reading.lines(limit: 9) }
        #expect(failures.withLock(\.self) == [], "having kept nothing is no failure")
        #expect(DiskFile.names(in: folder.path).isEmpty)
        do {
            let writing = SQLiteHistory(GalleryDatabase(folder: folder.path))
            try writing.append(line: "search cats", service: .demo, screen: "", at: date(1))
            #expect(try reading.lines(limit: 9).map(\.text) == ["search cats"])
        }
        #expect(throws: StoreError.self) {
            try reading.append(line: "search dogs", service: .demo, screen: "", at: date(1))
        }
        try FileManager.default.createDirectory(atPath: folder("damaged"), withIntermediateDirectories: false)
        DiskFile.write(Array("no database".utf8), to: folder("damaged/gallery.sqlite"))
        let damaged = GalleryDatabase(folder: folder("damaged"), isReadOnly: true)
        #expect(throws: StoreError.self) { try SQLiteHistory(damaged).lines(limit: 9) }
        #expect(DiskFile.read(folder("damaged/gallery.sqlite")) == Array("no database".utf8))
    }

    @Test func `created files and folders are accessible only to the owner`() throws {
        let database = GalleryDatabase(folder: folder("a/b"))
        try SQLiteFavorites(database).add(photo("1"), at: date(1))
        #expect(DiskFile.mode(folder("a/b")) == 0o700)
        for name in DiskFile.names(in: folder("a/b")) {
            #expect(DiskFile.mode(folder("a/b/" + name)) == 0o600)
        }
        #expect(
            DiskFile.names(in: folder("a/b"))
                == ["", "-queue", "-shm", "-wal"].map { "gallery.sqlite" + $0 })
    }

    @Test func `after the database is closed, late calls fail and the write-ahead log stays deleted`() throws
    {
        let database = GalleryDatabase(folder: folder.path)
        try SQLiteFavorites(database).add(photo("1"), at: date(1))
        database.close()
        #expect(throws: StoreError.self) { try SQLiteFavorites(database).add(photo("2"), at: date(2)) }
        #expect(throws: StoreError.self) { try SQLiteFavorites(database).count() }
        #expect(!DiskFile.names(in: folder.path).contains("gallery.sqlite-wal"))
        #expect(try SQLiteFavorites(GalleryDatabase(folder: folder.path)).count() == 1)
    }

    /// GRDB crashed when calls waited for the connection that was being closed.
    @Test func `databases closed during reads of other threads end those reads without a crash`() async {
        for round in 0..<30 {
            let database = GalleryDatabase(folder: folder("round-\(round)"))
            let seen = SQLiteSeen(folder: folder("round-\(round)"))
            await withDiscardingTaskGroup { group in
                for _ in 0..<4 {
                    group.addTask(executorPreference: ThreadExecutor()) {
                        while (try? SQLiteFavorites(database).count()) != nil {}
                    }
                    group.addTask(executorPreference: ThreadExecutor()) {
                        for _ in 0..<20 { _ = seen.commonTags(limit: 3) }
                    }
                }
                group.addTask(executorPreference: ThreadExecutor()) {
                    seen.close()
                    database.close()
                }
            }
        }
    }

    @Test func `commits are synced to a write-ahead log, foreign keys are checked, and no schema is trusted`()
        throws
    {
        let database = GalleryDatabase(folder: folder.path)
        let pragma = { (name: String) in
            try database.write { try Row.fetchOne($0, sql: "PRAGMA \(name)")?.text(0) ?? "" }
        }
        #expect(try database.write { try Int.fetchOne($0, sql: "PRAGMA synchronous") } == 2)
        #expect(try pragma("journal_mode") == "wal")
        // `BusyRetry` waits instead: SQLite's own timeout polls too rarely.
        #expect(try database.write { try Int.fetchOne($0, sql: "PRAGMA busy_timeout") } == 0)
        #expect(try database.write { try Int.fetchOne($0, sql: "PRAGMA foreign_keys") } == 1)
        #expect(try database.write { try Int.fetchOne($0, sql: "PRAGMA trusted_schema") } == 0)
    }

    @Test func `an unsynced write does not change the sync level of later writes`() throws {
        let database = GalleryDatabase(folder: folder.path)
        func level(synced: Bool) throws -> Int? {
            try database.write(synced: synced) { try Int.fetchOne($0, sql: "PRAGMA synchronous") }
        }
        #expect(try level(synced: false) == 1)
        #expect(try level(synced: true) == 2)
        #expect(throws: StoreError.self) {
            try database.write(synced: false) { try $0.execute(sql: "INSERT INTO nowhere VALUES (1)") }
        }
        #expect(try level(synced: true) == 2)
        #expect(try level(synced: false) == 1)
    }

    @Test func `the database status contains path, size and row counts`() throws {
        let database = GalleryDatabase(folder: folder.path)
        let favorites = SQLiteFavorites(database)
        try favorites.add(photo("1"), at: date(1))
        try favorites.add(photo("2"), at: date(1))
        _ = try favorites.remove(photo("2").id)
        try favorites.save(picture: jpegBytes, size: .card, of: photo("1").id)
        try SQLiteHistory(database).append(line: "a", service: .demo, screen: "", at: date(0))
        let status = try database.status()
        #expect(status.path == folder("gallery.sqlite"))
        #expect(status.bytes > 4_096)
        #expect(status.favorites == 1)
        #expect(status.pictures == 1)
        #expect(status.lines == 1)
        #expect(status.searches == 0)
        #expect(!status.isReadOnly)
        #expect(try database.faults().isEmpty)
    }

    @Test func `writes go to a new file after the database file was deleted`() throws {
        let database = GalleryDatabase(folder: folder.path)
        let favorites = SQLiteFavorites(database)
        try favorites.add(photo("1"), at: date(1))
        Program.run("/bin/sh", ["-c", "rm '\(folder.path)'/gallery.sqlite*"])
        try favorites.add(photo("2"), at: date(2))
        let other = SQLiteFavorites(GalleryDatabase(folder: folder.path))
        #expect(try other.favorites(after: nil, count: 9).map(\.photo.id.key) == ["2"])
    }

    @Test func `a symbolic link to a database is followed`() throws {
        _ = mkdir(folder("data"), 0o700)
        _ = symlink(folder("elsewhere.sqlite"), folder("data/gallery.sqlite"))
        try SQLiteFavorites(GalleryDatabase(folder: folder("data"))).add(photo("1"), at: date(1))
        #expect(DiskFile.exists(folder("elsewhere.sqlite")))
        #expect(try SQLiteFavorites(GalleryDatabase(folder: folder("data"))).count() == 1)
    }
}
