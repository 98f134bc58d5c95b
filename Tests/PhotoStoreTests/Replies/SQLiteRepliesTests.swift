import FoundationEssentials
import GRDB
import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct SQLiteRepliesTests {
    private let folder = TemporaryFolder()
    private var cache: String { folder("cache/gallery") }
    private var file: String { cache + "/" + SQLiteReplies.fileName }
    private let cats = ReplyKey(service: .unsplash, question: "search 1 30 cats")
    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    private func reply(_ keys: String..., age: Double = 0) -> CachedReply {
        CachedReply(
            photos: keys.map { photo($0) }, values: ["sea", "\u{0}night"], total: 1_204, hasMore: true,
            date: now.addingTimeInterval(-age))
    }

    @Test func `a reply is read back unchanged in this and the next session`() {
        let replies = SQLiteReplies(folder: cache)
        replies.store(reply("a", "b"), as: cats)
        #expect(replies.recall(cats, now: now) == reply("a", "b"))
        #expect(SQLiteReplies(folder: cache).recall(cats, now: now) == reply("a", "b"))
    }

    @Test func `a read-only cache creates no file and reads an existing file`() {
        let reading = SQLiteReplies(folder: cache, isReadOnly: true)
        #expect(reading.recall(cats, now: now) == nil)
        reading.store(reply("a"), as: cats)
        #expect(!DiskFile.exists(cache))
        SQLiteReplies(folder: cache).store(reply("a"), as: cats)
        #expect(reading.recall(cats, now: now) == reply("a"))
    }

    @Test func `opening an existing cache writes nothing`() {
        SQLiteReplies(folder: cache).store(reply("a"), as: cats)
        let before = DiskFile.read(file)
        let replies = SQLiteReplies(folder: cache)
        #expect(replies.recall(cats, now: now) == reply("a"))
        #expect(DiskFile.read(file) == before)
        #expect(DiskFile.read(file + "-wal")?.isEmpty == true)
    }

    @Test func `a reply is found only by its key, and replaces the earlier reply with that key`() {
        let replies = SQLiteReplies(folder: cache)
        replies.store(reply("a"), as: cats)
        replies.store(reply("b"), as: cats)
        #expect(replies.recall(cats, now: now) == reply("b"))
        #expect(replies.recall(ReplyKey(service: .demo, question: cats.question), now: now) == nil)
        #expect(replies.recall(ReplyKey(service: .unsplash, question: "search 2 30 cats"), now: now) == nil)
        #expect(replies.contents.count == 1)
    }

    @Test func `replies older than thirty days or dated more than a day ahead are ignored`() {
        let replies = SQLiteReplies(folder: cache)
        replies.store(reply("a", age: 30 * 86_400 - 60), as: cats)
        #expect(replies.recall(cats, now: now) != nil)
        #expect(replies.recall(cats, now: now.addingTimeInterval(120)) == nil)
        #expect(replies.recall(cats, now: now.addingTimeInterval(-32 * 86_400)) == nil)
        replies.store(reply("b"), as: ReplyKey(service: .unsplash, question: "other"))
        let later = ReplyKey(service: .unsplash, question: "later")
        replies.store(reply("c", age: -120), as: later)
        #expect(replies.contents.count == 2)
    }

    @Test func `recent photos come from the newest replies, and those of the newest reply are last`() throws {
        let replies = SQLiteReplies(folder: cache)
        for (number, age) in [31 * 86_400.0, 50, 40, 30].enumerated() {
            let key = ReplyKey(service: .unsplash, question: "\(number)")
            replies.store(reply("a\(number)", "b\(number)", age: age), as: key)
        }
        #expect(replies.recentPhotos(count: 3, now: now).map(\.id.key) == ["a2", "b2", "a3", "b3"])
        #expect(replies.recentPhotos(count: 90, now: now).count == 6)
        try DatabaseQueue(path: file).write {
            try $0.execute(sql: "UPDATE reply SET sum = 1 WHERE question = '3'")
        }
        #expect(replies.recentPhotos(count: 2, now: now).map(\.id.key) == ["a2", "b2"])
    }

    @Test func `the oldest replies are evicted beyond the size limit`() {
        let replies = SQLiteReplies(folder: cache, limit: 40_000)
        for number in 0..<100 {
            let key = ReplyKey(service: .unsplash, question: "\(number)")
            replies.store(reply("p\(number)", age: 100 - Double(number)), as: key)
        }
        #expect(replies.contents.bytes <= 40_000)
        #expect(replies.contents.count > 20)
        #expect(replies.recall(ReplyKey(service: .unsplash, question: "99"), now: now) != nil)
        #expect(replies.recall(ReplyKey(service: .unsplash, question: "0"), now: now) == nil)
        let keys = (0..<200).map { "a\($0)" }
        let large = CachedReply(photos: keys.map { photo($0) }, date: now)
        replies.store(large, as: cats)
        #expect(replies.recall(cats, now: now) == nil)
        #expect(replies.contents.count > 20)
    }

    @Test func `the cache file is accessible only to its owner`() {
        let before = umask(0)
        defer { umask(before) }
        SQLiteReplies(folder: cache).store(reply("a"), as: cats)
        #expect(DiskFile.mode(file) == 0o600)
        #expect(DiskFile.mode(cache) == 0o700)
    }

    @Test func `a row with a wrong checksum is ignored`() throws {
        let replies = SQLiteReplies(folder: cache)
        for change in [
            "photos = replace(photos, 'fjord', 'fiord')", "words = '[]'", "total = 1205", "hasMore = 0",
            "sum = sum + 1", "time = 9e99",
        ] {
            replies.store(reply("a"), as: cats)
            #expect(replies.recall(cats, now: now) != nil)
            try DatabaseQueue(path: file).write { try $0.execute(sql: "UPDATE reply SET \(change)") }
            #expect(replies.recall(cats, now: now) == nil, "\(change)")
        }
        replies.store(reply("a"), as: cats)
        #expect(replies.recall(cats, now: now) == reply("a"))
    }

    @Test func `hostile values in a reply with a valid checksum are dropped`() throws {
        let replies = SQLiteReplies(folder: cache)
        var hostile = photo("\u{1B}]0;x\u{7}")
        hostile.pageLink = "javascript:alert(1)"
        hostile.author = Author(name: "\u{202E}x", username: nil, link: "file:///etc/passwd")
        replies.store(CachedReply(photos: [hostile], total: -1, date: now), as: cats)
        let known = try #require(replies.recall(cats, now: now))
        #expect(known.photos.first?.pageLink == nil)
        #expect(known.photos.first?.author.link == nil)
        #expect(known.total == nil)
    }

    @Test(arguments: 0..<40)
    func `a damaged cache file returns each reply unchanged or not at all, and stores new replies`(place: Int)
        throws
    {
        let replies = SQLiteReplies(folder: cache)
        for number in 0..<10 {
            replies.store(reply("p\(number)"), as: ReplyKey(service: .demo, question: "\(number)"))
        }
        try DatabaseQueue(path: file).writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
        }
        let size = try #require(DiskFile.read(file)?.count)
        DiskFile.overwrite(file, at: size * place / 40, with: [UInt8](repeating: 0x5A, count: 200))
        let again = SQLiteReplies(folder: cache)
        for number in 0..<10 {
            let known = again.recall(ReplyKey(service: .demo, question: "\(number)"), now: now)
            #expect(known == nil || known == reply("p\(number)"))
        }
        again.store(reply("x"), as: cats)
        again.store(reply("y"), as: cats)
        #expect(again.recall(cats, now: now) == reply("y"))
    }

    @Test(arguments: [
        "", "no database at all, but long enough to be looked at as one, and then some", "CREATE",
    ])
    func `a cache file that is no database or has another schema is replaced`(text: String) throws {
        _ = Program.run("/bin/mkdir", ["-p", cache])
        DiskFile.write(Array(text.utf8), to: file)
        if text == "CREATE" {
            DiskFile.write([], to: file)
            try DatabaseQueue(path: file).write { try $0.execute(sql: "CREATE TABLE reply (x)") }
        }
        let replies = SQLiteReplies(folder: cache)
        replies.store(reply("a"), as: cats)
        #expect(replies.recall(cats, now: now) == reply("a"))
    }

    @Test func `a cache that cannot be written stores nothing and reports no error`() {
        _ = Program.run("/bin/mkdir", ["-p", file])
        for folder in [cache, "", "/dev/null/cache", "/proc/gallery"] {
            let replies = SQLiteReplies(folder: folder)
            replies.store(reply("a"), as: cats)
            #expect(replies.recall(cats, now: now) == nil)
            #expect(replies.contents == (0, 0))
            replies.clear()
        }
        let link = folder("link")
        _ = Program.run("/bin/mkdir", ["-p", link])
        _ = symlink("/etc/hostname", link + "/" + SQLiteReplies.fileName)
        SQLiteReplies(folder: link).store(reply("a"), as: cats)
        #expect(DiskFile.read("/etc/hostname")?.starts(with: Array("SQLite".utf8)) == false)
    }

    @Test func `concurrent writes to the cache by several shells lose no reply`() async {
        await withTaskGroup(of: Void.self) { group in
            for shell in 0..<4 {
                group.addTask { [cache, now] in
                    let replies = SQLiteReplies(folder: cache)
                    for number in 0..<25 {
                        let key = ReplyKey(service: .unsplash, question: "\(shell) \(number)")
                        replies.store(CachedReply(photos: [photo("a")], date: now), as: key)
                    }
                }
            }
        }
        #expect(SQLiteReplies(folder: cache).contents.count == 100)
    }

    @Test func `a cache cleared by one shell is empty for another shell and accepts new replies`() {
        let first = SQLiteReplies(folder: cache), second = SQLiteReplies(folder: cache)
        first.store(reply("a"), as: cats)
        #expect(second.recall(cats, now: now) != nil)
        first.clear()
        #expect(second.recall(cats, now: now) == nil)
        second.store(reply("b"), as: cats)
        #expect(first.recall(cats, now: now) == reply("b"))
    }
}

extension SQLiteReplies {
    fileprivate func store(_ reply: CachedReply, as key: ReplyKey) {
        remember(reply, as: key)
        finish()
    }
}
