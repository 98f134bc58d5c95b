import FoundationEssentials
import GRDB
import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct LockDamageTests {
    private static let pageSize = 4096
    private let folder = TemporaryFolder()
    /// All files in the folder of the locked database, by name.
    private let files: [String: [UInt8]]

    init() async throws {
        let home = TemporaryFolder()
        let database = GalleryDatabase(folder: home.path)
        try SQLiteFavorites(database).add((0..<9).map { photo("\($0)") }, at: date(1))
        _ = try SQLiteBoards(database).make("Trip", at: date(1))
        try SQLiteHistory(database).append(line: "search fog", service: .demo, screen: "Search", at: date(1))
        try await Self.lock(database, home).set("4711")
        try database.emptyLog()
        files = Dictionary(uniqueKeysWithValues: home.names.map { ($0, DiskFile.read(home($0)) ?? []) })
    }

    private static func lock(_ database: GalleryDatabase, _ folder: TemporaryFolder) -> SQLiteLock {
        SQLiteLock(
            database, seen: SQLiteSeen(folder: folder.path, lockedWith: database), now: BootTime.now, cost: 4)
    }

    private var bytes: [UInt8] { files["gallery.sqlite"] ?? [] }

    /// Restores all files, or only the database, with the given contents of the database.
    private func restore(_ database: [UInt8], onlyDatabase: Bool = false) {
        Program.run("/bin/sh", ["-c", "rm -rf '\(folder.path)'/*"])
        for (name, bytes) in files where !onlyDatabase || name == "gallery.sqlite" {
            DiskFile.write(name == "gallery.sqlite" ? database : bytes, to: folder(name))
        }
    }

    /// Checks that stores refuse access at two starts, a wrong PIN is refused, and, if `opens`, the PIN is accepted.
    private func expectLocked(_ what: String, opens: Bool = true) async throws {
        for start in 1...2 {
            let database = GalleryDatabase(folder: folder.path)
            #expect(throws: StoreError.locked, "\(what), start \(start)") {
                try SQLiteFavorites(database).favorites(after: nil, count: 99)
            }
            #expect(throws: StoreError.locked) { try SQLiteHistory(database).lines(limit: 9) }
            #expect(throws: StoreError.locked) { try SQLiteBoards(database).boards() }
            #expect(throws: StoreError.locked) { try database.status() }
            #expect(!database.isOpen)
        }
        let database = GalleryDatabase(folder: folder.path)
        let lock = Self.lock(database, folder)
        #expect(try lock.state() == .closed, "\(what)")
        #expect(try await lock.open(with: "4712") == .wrong(wait: .zero), "\(what)")
        guard opens else { return }
        #expect(try await lock.open(with: "4711") == .right, "\(what)")
        #expect(try SQLiteFavorites(database).count() <= 9, "\(what)")
    }

    private func damaged(page: Int, _ pattern: Int) -> [UInt8] {
        var bytes = bytes
        for offset in page * Self.pageSize..<(page + 1) * Self.pageSize {
            bytes[offset] = pattern == 0 ? 0 : pattern == 1 ? 0xFF : UInt8(truncatingIfNeeded: offset &* 131)
        }
        return bytes
    }

    @Test(arguments: 0..<3) func `a database with any damaged page stays locked, and the PIN unlocks it`(
        pattern: Int
    ) async throws {
        let pages = bytes.count / Self.pageSize
        #expect(pages > 30)
        for page in 0..<pages {
            restore(damaged(page: page, pattern))
            try await expectLocked("page \(page)")
        }
    }

    @Test(arguments: 0..<3)
    func `a damaged database without its side files stays locked, and a wrong PIN is refused`(
        pattern: Int
    ) async throws {
        for page in 0..<bytes.count / Self.pageSize {
            restore(damaged(page: page, pattern), onlyDatabase: true)
            try await expectLocked("page \(page)", opens: false)
        }
    }

    @Test func `a database truncated at any page stays locked`() async throws {
        for pages in 0..<bytes.count / Self.pageSize {
            restore(Array(bytes.prefix(pages * Self.pageSize)))
            try await expectLocked("\(pages) pages")
        }
    }

    @Test
    func `a database whose lock was deleted, or that was replaced by another database, is locked again`()
        async throws
    {
        for statement in ["DROP TABLE lock", "DELETE FROM lock"] {
            restore(bytes)
            let queue = try DatabaseQueue(path: folder("gallery.sqlite"))
            try await queue.write { try $0.execute(sql: statement) }
            try queue.close()
            try await expectLocked(statement)
        }
        let other = TemporaryFolder()
        let database = GalleryDatabase(folder: other.path)
        try SQLiteFavorites(database).add(photo("other"), at: date(1))
        try database.emptyLog()
        restore(try #require(DiskFile.read(other("gallery.sqlite"))))
        try await expectLocked("another database")
    }

    @Test func `damage to any page does not restore a lock that the user removed`() async throws {
        restore(bytes)
        let database = GalleryDatabase(folder: folder.path)
        let lock = Self.lock(database, folder)
        #expect(try await lock.open(with: "4711") == .right)
        try lock.remove()
        try database.emptyLog()
        let sound = try #require(DiskFile.read(folder("gallery.sqlite")))
        for page in 0..<sound.count / Self.pageSize {
            var damaged = sound
            for offset in page * Self.pageSize..<(page + 1) * Self.pageSize { damaged[offset] = 0 }
            Program.run("/bin/sh", ["-c", "rm -rf '\(folder.path)'/gallery.sqlite*"])
            DiskFile.write(damaged, to: folder("gallery.sqlite"))
            let database = GalleryDatabase(folder: folder.path)
            #expect(throws: Never.self, "page \(page)") { try SQLiteFavorites(database).count() }
            #expect(try Self.lock(database, folder).state() == .absent, "page \(page)")
        }
    }

    @Test func `a lock set by an earlier version is recorded next to the database at the next start`()
        async throws
    {
        restore(bytes, onlyDatabase: true)
        let first = GalleryDatabase(folder: folder.path)
        #expect(try Self.lock(first, folder).state() == .closed)
        let record = try #require(files.keys.first { $0 == "gallery.sqlite-lock" })
        #expect(DiskFile.read(folder(record)) == files[record])
        #expect(DiskFile.mode(folder(record)) == 0o600)
    }

    @Test(arguments: [[], Array("nonsense".utf8), [UInt8](repeating: 0xFF, count: 9_999)])
    func `a damaged database with a damaged lock record can only be erased`(record: [UInt8]) async throws {
        restore(Array(bytes.prefix(Self.pageSize * 2)))
        DiskFile.write(record, to: folder("gallery.sqlite-lock"))
        try await expectLocked("record of \(record.count) bytes", opens: false)
        let database = GalleryDatabase(folder: folder.path)
        #expect(try await Self.lock(database, folder).open(with: "4711") == .wrong(wait: .zero))
        try Self.lock(database, folder).erase()
        #expect(try SQLiteFavorites(database).count() == 0)
    }
}
