import ChildProcesses
import GRDB
import GalleryCore
import Glibc
import StoreKills
import Synchronization
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct SharedDatabaseTests {
    private let folder = TemporaryFolder()

    @Test func `four shells that write 256 lines each lose no line`() throws {
        let shells = try (0..<4).map { shell in
            try Program.write(.history, in: folder.path, first: shell * 256, writes: 256)
        }
        for shell in shells {
            let output = Program.rest(of: shell)
            #expect(!output.contains("failed"))
            #expect(!output.contains("notice"))
        }
        let lines = try SQLiteHistory(GalleryDatabase(folder: folder.path)).lines(limit: 2_000).map(\.text)
        #expect(Set(lines) == Set((0..<1_024).map { "search \($0)" }))
    }

    @Test func `three shells that change one board lose no photo and no note`() throws {
        let shells = try (0..<3).map { shell in
            try Program.write(.boards, in: folder.path, first: shell * 60, writes: 60)
        }
        for shell in shells {
            let output = Program.rest(of: shell)
            #expect(!output.contains("failed"))
            #expect(!output.contains("notice"))
        }
        let database = GalleryDatabase(folder: folder.path)
        let boards = SQLiteBoards(database)
        #expect(try boards.boards().map(\.count) == [180])
        let id = try #require(try boards.boards().first).id
        let photos = try boards.photos(of: id, matching: WordQuery(), after: nil, count: 999)
        #expect(Set(photos.map(\.photo.id.key)) == Set((0..<180).map { "\($0)" }))
        #expect(photos.allSatisfy { $0.annotation.note == "note \($0.photo.id.key)" })
    }

    @Test func `while one shell writes continuously, another shell's write succeeds within 1,250 attempts`()
        throws
    {
        let busy = try Program.write(.history, in: folder.path, writes: 1_000_000)
        defer { busy.stop() }
        let attempts = Mutex(0)
        let database = GalleryDatabase(
            folder: folder.path,
            // Counts attempts instead of time, since each attempt takes longer on a busy machine.
            retry: BusyRetry(
                .seconds(600),
                pause: {
                    attempts.withLock { $0 += 1 }
                    BusyRetry.rest()
                }), migrator: { Schema.migrator })
        let favorites = SQLiteFavorites(database)
        var said = [UInt8](repeating: 0, count: 65_536)
        _ = read(busy.output, &said, 1)
        _ = fcntl(busy.output, F_SETFL, O_NONBLOCK)
        for number in 0..<100 {
            attempts.withLock { $0 = 0 }
            try favorites.add(photo("\(number)"), at: date(1))
            // At 2 ms each, 1,250 attempts take half of the time limit of a call.
            #expect(attempts.withLock { $0 } < 1_250)
            // Empties the pipe, because the writer would block if it were full.
            while read(busy.output, &said, said.count) > 0 {}
        }
    }

    @Test func `sixteen shells that start at once create one database`() throws {
        let shells = try (0..<16).map { shell in
            try Program.write(.history, in: folder("new"), first: shell, writes: 1)
        }
        for shell in shells { #expect(!Program.rest(of: shell).contains("notice")) }
        #expect(try SQLiteHistory(GalleryDatabase(folder: folder("new"))).lines(limit: 99).count == 16)
    }

    @Test func `sixteen shells that find a damaged database quarantine it once`() throws {
        DiskFile.write(Array("no database".utf8), to: folder("gallery.sqlite"))
        let shells = try (0..<16).map { shell in
            try Program.write(.history, in: folder.path, first: shell, writes: 1)
        }
        let notices = shells.map { Program.rest(of: $0) }.filter { $0.contains("notice setAside") }
        #expect(notices.count == 1)
        #expect(try SQLiteHistory(GalleryDatabase(folder: folder.path)).lines(limit: 99).count == 16)
    }

    @Test func `a command waits five seconds for another process, then fails without changes`() throws {
        let elapsed = Mutex(Duration.zero)
        let start = ContinuousClock.now
        let database = GalleryDatabase(
            folder: folder.path,
            retry: BusyRetry(
                now: { start + elapsed.withLock { $0 } },
                pause: { elapsed.withLock { $0 += .milliseconds(2) } }), migrator: { Schema.migrator })
        let favorites = SQLiteFavorites(database)
        try favorites.add(photo("1"), at: date(1))
        #expect(elapsed.withLock { $0 } == .zero)
        let holder = try DatabaseQueue(path: folder("gallery.sqlite"))
        try holder.inDatabase { db in
            try db.execute(sql: "BEGIN IMMEDIATE")
            #expect(throws: StoreError.busy) { try favorites.add(photo("2"), at: date(2)) }
            #expect(elapsed.withLock { $0 } == .seconds(5))
            #expect(throws: StoreError.busy) { try favorites.add(photo("2"), at: date(2)) }
            #expect(elapsed.withLock { $0 } == .seconds(5))
            database.beginCommand()
            #expect(throws: StoreError.busy) { try favorites.add(photo("2"), at: date(2)) }
            #expect(elapsed.withLock { $0 } == .seconds(10))
            #expect(try favorites.count() == 1)
            try db.execute(sql: "ROLLBACK")
        }
        try favorites.add(photo("2"), at: date(2))
        #expect(try favorites.count() == 2)
    }
}
