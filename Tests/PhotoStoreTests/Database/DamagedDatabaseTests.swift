import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct DamagedDatabaseTests {
    private let folder = TemporaryFolder()
    private var path: String { folder("gallery.sqlite") }

    private func fill(_ count: Int) throws {
        let favorites = SQLiteFavorites(GalleryDatabase(folder: folder.path))
        for number in 0..<count {
            try favorites.add(photo("\(number)"), at: date(Double(number)))
            try favorites.save(picture: jpegBytes, size: .card, of: photo("\(number)").id)
        }
    }

    /// Opens the database, adds a favorite, and returns the path of the quarantined file.
    private func recover(_ database: GalleryDatabase) throws -> String {
        let favorites = SQLiteFavorites(database)
        try favorites.add(photo("new"), at: date(1_000))
        #expect(try favorites.favorites(after: nil, count: 1).first?.photo == photo("new"))
        let notices = database.takeNotices()
        guard case .setAside(path, let movedTo, let damage, _) = notices.first, notices.count == 1 else {
            Issue.record("no notice, but \(notices)")
            return ""
        }
        #expect(damage != .reported(""))
        #expect(DiskFile.exists(movedTo))
        #expect(try GalleryDatabase(folder: folder.path).faults().isEmpty)
        return movedTo
    }

    @Test(arguments: [
        Hostile("text", "this is not a database, it is a sentence"),
        Hostile("long text", String(repeating: "not a database ", count: 10_000)),
        Hostile("a PNG", "\u{89}PNG\r\n\u{1A}\n"),
        Hostile("only the header", "SQLite format 3\u{0}" + String(repeating: "\u{0}", count: 4_080)),
    ])
    func `a file that is not a database is quarantined unchanged`(_ content: Hostile) throws {
        DiskFile.write(Array(content.text.utf8), to: path)
        let aside = try recover(GalleryDatabase(folder: folder.path))
        #expect(DiskFile.read(aside) == Array(content.text.utf8))
    }

    @Test func `zeroed pages are detected when the database is opened`() throws {
        try fill(30)
        DiskFile.overwrite(path, at: 8_192, with: [UInt8](repeating: 0, count: 16_384))
        _ = try recover(GalleryDatabase(folder: folder.path))
    }

    @Test func `damage in a large database is detected by the call that reads it`() throws {
        try fill(250)
        let size = try #require(DiskFile.read(path)).count
        #expect(size > 1 << 20)
        for offset in stride(from: 4_096 * 4, to: size - 4_096, by: 4_096 * 2) {
            DiskFile.overwrite(path, at: offset, with: [UInt8](repeating: 0xFF, count: 4_096))
        }
        let database = GalleryDatabase(folder: folder.path)
        #expect(try SQLiteFavorites(database).favorites(after: nil, count: 300).count < 250)
        _ = try recover(database)
    }

    @Test func `a truncated file is quarantined`() throws {
        try fill(30)
        _ = truncate(path, 20_000)
        _ = try recover(GalleryDatabase(folder: folder.path))
    }

    @Test func `an empty file is replaced without a notice`() throws {
        DiskFile.write([], to: path)
        let database = GalleryDatabase(folder: folder.path)
        try SQLiteFavorites(database).add(photo("1"), at: date(1))
        #expect(database.takeNotices().isEmpty)
    }

    @Test func `an empty file with a write-ahead log is quarantined with its log`() throws {
        DiskFile.write([], to: path)
        DiskFile.write([1, 2, 3], to: path + "-wal")
        let aside = try recover(GalleryDatabase(folder: folder.path))
        #expect(DiskFile.read(aside + "-wal") == [1, 2, 3])
    }

    @Test func `a write-ahead log without a database file is quarantined`() throws {
        DiskFile.write([1, 2, 3], to: path + "-wal")
        let database = GalleryDatabase(folder: folder.path)
        try SQLiteFavorites(database).add(photo("1"), at: date(1))
        guard case .setAside(_, let movedTo, _, _) = database.takeNotices().first else {
            Issue.record("no notice")
            return
        }
        #expect(DiskFile.read(movedTo + "-wal") == [1, 2, 3])
    }

    @Test(arguments: ["mkdir", "mkfifo"])
    func `a folder or pipe at the database path is quarantined`(_ command: String) throws {
        Program.run("/bin/sh", ["-c", "\(command) '\(path)'"])
        _ = try recover(GalleryDatabase(folder: folder.path))
    }

    @Test func `quarantined files do not overwrite earlier quarantined files`() throws {
        var asides: Set<String> = []
        for text in ["first", "second", "third"] {
            DiskFile.write(Array(text.utf8), to: path)
            for suffix in ["-wal", "-shm"] { _ = unlink(path + suffix) }
            let aside = try recover(GalleryDatabase(folder: folder.path))
            #expect(DiskFile.read(aside) == Array(text.utf8))
            asides.insert(aside)
        }
        #expect(asides.count == 3)
    }

    @Test(arguments: [SeededRandom(seed: 1)])
    func `random bit flips cause neither crashes nor deleted files`(_ random: SeededRandom) throws {
        try fill(20)
        let sound = try #require(DiskFile.read(path))
        var random = random
        for _ in 0..<60 {
            var bytes = sound
            for _ in 0..<8 {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] ^=
                    1 << UInt8.random(in: 0..<8, using: &random)
            }
            Program.run("/bin/sh", ["-c", "rm -rf '\(folder.path)'/*"])
            DiskFile.write(bytes, to: path)
            let database = GalleryDatabase(folder: folder.path)
            let favorites = SQLiteFavorites(database)
            _ = try? favorites.favorites(after: nil, count: 100)
            _ = try? favorites.picture(of: photo("3").id, size: .card)
            _ = try? SQLiteHistory(database).lines(limit: 100)
            _ = try? database.status()
            for case .setAside(_, let movedTo, _, _) in database.takeNotices() {
                #expect(DiskFile.exists(movedTo))
            }
        }
    }
}
