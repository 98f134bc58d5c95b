import FoundationEssentials
import GRDB
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct SQLiteFavoritesTests {
    private let folder = TemporaryFolder()
    private let favorites: SQLiteFavorites

    init() { favorites = SQLiteFavorites(GalleryDatabase(folder: folder.path)) }

    private func reopened() -> SQLiteFavorites { SQLiteFavorites(GalleryDatabase(folder: folder.path)) }

    @Test func `a favorite is read back completely in another session`() throws {
        let kept = Date()
        try favorites.add(photo("1"), at: kept)
        try favorites.save(picture: jpegBytes, size: .card, of: photo("1").id)
        #expect(
            try reopened().favorites(after: nil, count: 9) == [Favorite(photo: photo("1"), addedAt: kept)])
        #expect(try reopened().picture(of: photo("1").id, size: .card) == jpegBytes)
    }

    @Test
    func `photos without a large picture are listed newest first, also in a migrated database`()
        throws
    {
        for key in ["1", "2", "3"] { try favorites.add(photo(key), at: date(1)) }
        try favorites.save(picture: jpegBytes, size: .card, of: photo("1").id)
        try favorites.save(picture: jpegBytes, size: .screen, of: photo("2").id)
        let boards = SQLiteBoards(favorites.database)
        let board = try #require(try boards.make("b", at: date(1)))
        _ = try boards.add([photo("4")], to: board.id, at: date(2))
        _ = try boards.addOwn(photo("5", service: .own), file: jpegBytes, to: board.id, at: date(2))
        func keys(_ limit: Int) throws -> [String] {
            try reopened().withoutPictures(limit: limit).map(\.id.key)
        }
        #expect(try keys(9) == ["4", "3", "1"])
        #expect(try keys(1) == ["4"])
        #expect(try favorites.remove(photo("3").id))
        #expect(try keys(9) == ["4", "1"])
        #expect(
            try favorites.withoutPictures(among: ["1", "2", "3", "4"].map { photo($0).id })
                == [photo("1").id, photo("4").id])
        #expect(
            try favorites.withPictures(among: ["1", "2", "3", "4"].map { photo($0).id })
                == [photo("1").id, photo("2").id])

        let old = TemporaryFolder()
        do {
            let queue = try DatabaseQueue(path: old("gallery.sqlite"))
            try Schema.migrator.migrate(queue, upTo: "5 list of words")
            try queue.write { db in
                for key in ["1", "2"] {
                    try db.run(
                        "INSERT INTO favorite (service, key, keptAt, photo) VALUES (?, ?, ?, ?)",
                        photo(key).id.stored + [1.0, try StoredPhoto.json(photo(key))])
                }
                try db.run(
                    "INSERT INTO favoritePicture (favorite, size, bytes) VALUES (1, 'screen', ?)",
                    [Data(jpegBytes)])
            }
        }
        let brought = SQLiteFavorites(GalleryDatabase(folder: old.path))
        #expect(try brought.withoutPictures(limit: 9).map(\.id.key) == ["2"])
    }

    @Test func `favorites are listed by date and then by insertion, newest first`() throws {
        for (key, seconds) in [("a", 5.0), ("b", 9), ("c", 1), ("d", 9)] {
            try favorites.add(photo(key), at: date(seconds))
        }
        let keys = { (after: String?, count: Int) in
            try favorites.favorites(after: after.map { photo($0).id }, count: count).map(\.photo.id.key)
        }
        #expect(try keys(nil, 9) == ["d", "b", "a", "c"])
        #expect(try keys("d", 2) == ["b", "a"])
        #expect(try keys("c", 2) == [])
        #expect(try keys("none such", 1) == ["d"])
        #expect(try keys(nil, -1) == [])
        #expect(try favorites.count() == 4)
    }

    @Test func `adding a favorite again updates the photo and keeps the date`() throws {
        try favorites.add(photo("1", title: "Old", tags: ["old", "both"]), at: date(1))
        try favorites.add(photo("1", title: "New", tags: ["new", "both"]), at: date(2))
        let favorite = try favorites.favorite(photo("1").id)
        #expect(favorite?.photo.title == "New")
        #expect(favorite?.addedAt == date(1))
        #expect(try favorites.commonTags(limit: 9) == ["both", "new"])
    }

    @Test func `a removed favorite is not found, and neither are its pictures and tags`() throws {
        try favorites.add(photo("1"), at: date(1))
        try favorites.save(picture: jpegBytes, size: .screen, of: photo("1").id)
        #expect(try favorites.remove(photo("1").id))
        #expect(try !favorites.remove(photo("1").id))
        #expect(try favorites.favorite(photo("1").id) == nil)
        #expect(try favorites.favorites(after: nil, count: 9).isEmpty)
        #expect(try favorites.count() == 0)
        #expect(try favorites.among([photo("1").id]).isEmpty)
        #expect(try favorites.picture(of: photo("1").id, size: .screen) == nil)
        #expect(try favorites.commonTags(limit: 9).isEmpty)
    }

    @Test func `removed favorites are restored in reverse order with date and pictures`() throws {
        for (key, seconds) in [("a", 1.0), ("b", 2), ("c", 3)] {
            try favorites.add(photo(key), at: date(seconds))
            try favorites.save(picture: jpegBytes + key.utf8, size: .card, of: photo(key).id)
        }
        _ = try favorites.remove(photo("b").id)
        _ = try favorites.remove(photo("c").id)
        #expect(try favorites.restoreLastRemoved() == Favorite(photo: photo("c"), addedAt: date(3)))
        #expect(try favorites.restoreLastRemoved() == Favorite(photo: photo("b"), addedAt: date(2)))
        #expect(try favorites.favorites(after: nil, count: 9).map(\.photo.id.key) == ["c", "b", "a"])
        #expect(try favorites.picture(of: photo("b").id, size: .card) == jpegBytes + "b".utf8)
        #expect(try favorites.commonTags(limit: 9) == ["fog"])
    }

    @Test func `adding a removed favorite again restores it with its date and pictures`() throws {
        try favorites.add(photo("1"), at: date(1))
        try favorites.save(picture: jpegBytes, size: .card, of: photo("1").id)
        _ = try favorites.remove(photo("1").id)
        try favorites.add(photo("1"), at: date(50))
        #expect(try favorites.favorite(photo("1").id)?.addedAt == date(1))
        #expect(try favorites.picture(of: photo("1").id, size: .card) == jpegBytes)
        #expect(try SQLiteUndo(favorites.database).undo() == [.favoritesAdded(1, photo("1"))])
        #expect(try favorites.count() == 0)
        #expect(try favorites.restoreLastRemoved()?.addedAt == date(1))
    }

    @Test func `undo reverts changes of other sessions: a removal, and the addition of a removed favorite`()
        throws
    {
        for key in ["1", "2"] { try favorites.add(photo(key), at: date(1)) }
        for key in ["1", "2"] { _ = try favorites.remove(photo(key).id) }
        let other = reopened()
        #expect(try other.restoreLastRemoved()?.photo.id.key == "2")
        try other.add(photo("1"), at: date(2))
        #expect(try SQLiteUndo(favorites.database).undo() == [.favoritesAdded(1, photo("1"))])
        #expect(try favorites.restoreLastRemoved()?.photo.id.key == "1")
        #expect(try favorites.count() == 2)
    }

    @Test func `removed favorites are deleted after 30 days`() throws {
        let clock = TestClock()
        let database = GalleryDatabase(folder: folder.path)
        let favorites = SQLiteFavorites(database, now: { clock.now })
        for number in 0..<130 {
            try favorites.add(photo("\(number)"), at: date(Double(number)))
            clock.advance(1)
            _ = try favorites.remove(photo("\(number)").id)
        }
        let rows = { try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM favorite") } }
        #expect(try rows() == 130)
        clock.advance(30 * 86_400 + 1)
        try favorites.add(photo("new"), at: date(0))
        #expect(try rows() == 1)
        _ = try SQLiteUndo(database).undo()
        #expect(try SQLiteUndo(database).undo() == [])
    }

    @Test func `no picture is stored for an unknown photo`() throws {
        try favorites.save(picture: jpegBytes, size: .card, of: photo("1").id)
        #expect(try favorites.picture(of: photo("1").id, size: .card) == nil)
    }

    @Test func `a missing picture size is replaced by the other size`() throws {
        try favorites.add(photo("1"), at: date(1))
        try favorites.save(picture: jpegBytes, size: .card, of: photo("1").id)
        #expect(try favorites.picture(of: photo("1").id, size: .screen) == jpegBytes)
        try favorites.save(picture: [1, 2], size: .screen, of: photo("1").id)
        #expect(try favorites.picture(of: photo("1").id, size: .screen) == [1, 2])
        #expect(try favorites.picture(of: photo("1").id, size: .card) == jpegBytes)
    }

    @Test func `tags of favorites are listed with the most frequent first`() throws {
        try favorites.add(photo("1", tags: ["sea", "fog", "fog"]), at: date(1))
        try favorites.add(photo("2", tags: ["fog", "cat"]), at: date(2))
        #expect(try favorites.commonTags(limit: 2) == ["fog", "cat"])
    }

    @Test func `photos of two services with equal keys are separate favorites`() throws {
        try favorites.add(photo("1"), at: date(1))
        try favorites.add(photo("1", service: .unsplash), at: date(2))
        #expect(try favorites.count() == 2)
        #expect(try favorites.among([photo("1").id, photo("2").id]) == [photo("1").id])
    }

    @Test(arguments: [
        Hostile("nothing", ""), Hostile("SQL", "'; DROP TABLE favorite; --"), Hostile("quotes", "\" OR 1=1"),
        Hostile("LIKE", "%_*"), Hostile("NUL", "a\u{0}b"), Hostile("right to left", "\u{202E}abc"),
        Hostile("CJK and emoji", "日本語 👩‍👩‍👧"), Hostile("backslash", "\\"), Hostile("lines", "\n\r\t"),
        Hostile("a hundred thousand letters", String(repeating: "x", count: 100_000)),
    ])
    func `hostile text in a favorite's key, title, author or tag is read back`(_ sample: Hostile) throws {
        let text = sample.text
        let hostile = photo(text, title: text, author: text, tags: [text])
        try favorites.add(hostile, at: date(1))
        try favorites.add(photo("other"), at: date(0))
        #expect(try favorites.favorites(after: nil, count: 1).map(\.photo) == [hostile])
        #expect(try favorites.among([hostile.id]) == [hostile.id])
        #expect(try favorites.remove(hostile.id))
        #expect(try favorites.count() == 1)
    }
}
