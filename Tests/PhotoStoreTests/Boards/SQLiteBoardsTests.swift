import FoundationEssentials
import GRDB
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct SQLiteBoardsTests {
    private let folder = TemporaryFolder()
    private let database: GalleryDatabase
    private let boards: SQLiteBoards
    private let favorites: SQLiteFavorites

    init() {
        database = GalleryDatabase(folder: folder.path)
        boards = SQLiteBoards(database)
        favorites = SQLiteFavorites(database, now: { date(5) })
    }

    private var reopened: SQLiteBoards { SQLiteBoards(GalleryDatabase(folder: folder.path)) }

    private func made(_ name: String = "Fog", _ keys: String...) throws -> Board.ID {
        let board = try #require(try boards.make(name, at: date(1)))
        _ = try boards.add(keys.map { photo($0) }, to: board.id, at: date(2))
        return board.id
    }

    private func keys(_ id: Board.ID, after: String? = nil, count: Int = 99) throws -> String {
        try boards.photos(of: id, matching: WordQuery(), after: after.map { photo($0).id }, count: count)
            .map(\.photo.id.key).joined()
    }

    @Test func `a board is read back completely in another session`() throws {
        let id = try made("Misty mornings", "a", "b")
        #expect(try boards.change(id, .note("For the hall."), at: date(3)))
        #expect(try boards.change(id, .cover(photo("b").id), at: date(4)))
        let board = try #require(try reopened.board(named: "Misty mornings"))
        #expect(
            board
                == Board(
                    id: id, name: "Misty mornings", note: "For the hall.", count: 2, cover: photo("b"),
                    madeAt: date(1), changedAt: date(4)))
        let photos = try reopened.photos(of: id, matching: WordQuery(), after: nil, count: 9)
        #expect(photos.map(\.addedAt) == [date(2), date(2)])
    }

    @Test func `board names are unique regardless of case and composition`() throws {
        let id = try made("Ärger")
        #expect(try boards.make("ärger", at: date(2)) == nil)
        #expect(try boards.make("A\u{308}RGER", at: date(2)) == nil)
        #expect(try boards.board(named: "ÄRGER")?.id == id)
        let other = try made("Fog")
        #expect(try !boards.change(other, .name("ärger"), at: date(3)))
        #expect(try boards.change(other, .name("FOG"), at: date(3)))
        #expect(try boards.board(other)?.name == "FOG")
    }

    @Test func `boards are sorted by last change, newest first`() throws {
        let first = try made("a"), second = try made("b")
        #expect(try boards.boards().map(\.id) == [second, first])
        _ = try boards.add([photo("1")], to: first, at: date(9))
        #expect(try boards.boards().map(\.id) == [first, second])
    }

    @Test func `a photo added with an old date does not change the order of boards`() throws {
        let first = try made("a"), second = try made("b")
        _ = try boards.add([photo("1")], to: second, at: date(-9))
        #expect(try boards.boards().map(\.id) == [second, first])
        #expect(try boards.board(second)?.changedAt == date(1))
        #expect(
            try boards.photos(of: second, matching: WordQuery(), after: nil, count: 1).map(\.addedAt) == [
                date(-9)
            ])
        #expect(try boards.change(second, .made(date(-10)), at: date(3)))
        #expect(try boards.board(second)?.madeAt == date(-10))
    }

    @Test func `of given photos, only those that are on the given board are selected`() throws {
        let id = try made("Fog", "a", "b"), other = try made("Sea", "c")
        _ = try boards.take([photo("b").id], off: id, at: date(3))
        let asked = ["a", "b", "c", "z"].map { photo($0).id }
        #expect(try boards.among(asked, on: id) == [photo("a").id])
        #expect(try boards.among(asked, on: other) == [photo("c").id])
    }

    @Test func `photos are listed in the order they were added, and the list can continue after any photo`()
        throws
    {
        let id = try made("Fog", "a", "b", "c", "d")
        #expect(try keys(id) == "abcd")
        #expect(try keys(id, count: 2) == "ab")
        #expect(try keys(id, after: "b", count: 1) == "c")
        _ = try boards.take([photo("b").id], off: id, at: date(3))
        #expect(try keys(id, after: "b") == "cd")
        #expect(try keys(id, after: "d") == "")
    }

    @Test func `a photo is on a board only once but may be on several boards`() throws {
        let id = try made("Fog", "a", "b"), other = try made("Sea", "a")
        #expect(try boards.add([photo("b"), photo("c"), photo("c")], to: id, at: date(3)) == 1)
        #expect(try keys(id) == "abc")
        #expect(try boards.board(id)?.count == 3)
        #expect(try boards.names(with: photo("a").id) == ["Fog", "Sea"])
        _ = try boards.remove(other, at: date(4))
        #expect(try boards.names(with: photo("a").id) == ["Fog"])
        #expect(try boards.add([photo("x")], to: other, at: date(5)) == nil)
    }

    @Test
    func `a photo added to a board does not become a favorite, and a removed favorite stays on its board`()
        throws
    {
        let id = try made("Fog", "a")
        #expect(try favorites.count() == 0)
        #expect(try favorites.among([photo("a").id]).isEmpty)
        try favorites.save(picture: jpegBytes, size: .card, of: photo("a").id)
        #expect(try favorites.picture(of: photo("a").id, size: .screen) == jpegBytes)
        try favorites.add(photo("a"), at: date(7))
        #expect(try favorites.favorites(after: nil, count: 1).first?.addedAt == date(7))
        _ = try favorites.remove(photo("a").id)
        #expect(try keys(id) == "a")
        #expect(try favorites.picture(of: photo("a").id, size: .card) == jpegBytes)
        #expect(try favorites.count() == 0)
    }

    @Test func `removed favorites, photos and boards are restored in reverse order`() throws {
        let id = try made("Fog", "a", "b", "c", "d")
        try favorites.add(photo("f"), at: date(3))
        _ = try boards.take([photo("b").id, photo("c").id], off: id, at: date(4))
        _ = try favorites.remove(photo("f").id)
        _ = try boards.remove(id, at: date(5))
        #expect(try boards.boards().isEmpty)
        let undo = SQLiteUndo(database)
        #expect(try undo.undo() == [.boardRemoved("Fog")])
        #expect(try keys(id) == "ad")
        #expect(try undo.undo() == [.favoritesRemoved(1, photo("f"))])
        #expect(try undo.undo() == [.photosRemoved(2, board: "Fog")])
        #expect(try keys(id) == "abcd")
        #expect(try boards.board(id)?.count == 4)
        #expect(try undo.undo() == [.favoritesAdded(1, photo("f"))])
        #expect(try undo.undo() == [.photosAdded(4, board: "Fog")])
        #expect(try boards.board(id)?.count == 0)
        #expect(try undo.undo() == [.boardMade("Fog")])
        #expect(try undo.undo() == [])
    }

    @Test func `undo restores a board's name, note and cover, and adds a number to a name that is taken`()
        throws
    {
        let id = try made("Fog", "a", "b")
        #expect(try boards.change(id, .note("old"), at: date(2)))
        #expect(try boards.change(id, .note("new"), at: date(3)))
        #expect(try boards.change(id, .cover(photo("b").id), at: date(3)))
        #expect(try boards.change(id, .name("Mist"), at: date(3)))
        let undo = SQLiteUndo(database)
        #expect(try undo.undo() == [.boardEdited(.name, "Fog")])
        #expect(try undo.undo() == [.boardEdited(.cover, "Fog")])
        #expect(try boards.board(id)?.cover?.id == photo("a").id)
        #expect(try undo.undo() == [.boardEdited(.note, "Fog")])
        #expect(try boards.board(id)?.note == "old")
        #expect(try boards.change(id, .name("Mist"), at: date(4)))
        _ = try made("fog")
        #expect(try undo.undo(line: 2) == [.boardEdited(.name, "Fog (2)")])
        #expect(try boards.board(id)?.name == "Fog (2)")
    }

    @Test func `undo of a note or of tags restores the former note or tags`() throws {
        _ = try made("Fog", "a")
        let changed = ChangedPhoto(photo("a").id, photo("a"))
        let annotations = SQLiteAnnotations(database), undo = SQLiteUndo(database)
        #expect(try annotations.annotate(photo("a").id, .note("old")))
        #expect(try annotations.annotate(photo("a").id, .tag(["x", "y"])))
        database.beginCommand()
        #expect(try annotations.annotate(photo("a").id, .note("new")))
        #expect(try annotations.annotate(photo("a").id, .untag(["x"])))
        #expect(try undo.undo() == [.annotated(.tags, 1, changed), .annotated(.note, 1, changed)])
        #expect(try annotations.annotation(of: photo("a").id) == Annotation(tags: ["x", "y"], note: "old"))
        #expect(try undo.undo() == [.annotated(.tags, 1, changed)])
        #expect(try annotations.annotation(of: photo("a").id) == Annotation(tags: [], note: "old"))
    }

    @Test func `a restored board gets another name if its former name is taken`() throws {
        let id = try made("Fog", "a")
        _ = try boards.remove(id, at: date(3))
        _ = try made("fog")
        #expect(try SQLiteUndo(database).undo(line: 2) == [.boardRemoved("Fog (2)")])
        #expect(try boards.board(id)?.count == 1)
    }

    @Test func `removed rows are deleted after 30 days, except photos that are on another board`() throws {
        let id = try made("Fog", "a", "b"), other = try made("Sea", "b")
        try favorites.save(picture: jpegBytes, size: .card, of: photo("a").id)
        _ = try boards.take([photo("a").id], off: id, at: date(3))
        _ = try boards.remove(other, at: date(3))
        let rows = { (table: String) in
            try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(table)") }
        }
        #expect(try rows("favorite") == 2)
        for day in [1.0, 2] { _ = try boards.add([], to: id, at: date(4 + day * 30 * 86_401)) }
        #expect(try rows("favorite") == 1)
        #expect(try rows("favoritePicture") == 0)
        #expect(try rows("board") == 1)
        #expect(try keys(id) == "b")
        #expect(try SQLiteUndo(database).undo() == [.photosAdded(1, board: "Fog")])
    }

    @Test func `board search finds titles, authors, tags, and the user's tags and notes`() throws {
        let id = try made()
        _ = try boards.add(
            [photo("a", title: "Old pier"), photo("b", author: "Ada", tags: ["sea"])], to: id, at: date(2))
        let notes = SQLiteAnnotations(database)
        #expect(try notes.annotate(photo("a").id, .tag(["Hall"])))
        #expect(try notes.annotate(photo("b").id, .note("Über dem Sofa")))
        let found = { (words: String) in
            try boards.photos(
                of: id, matching: WordQuery(words.split(separator: " ").map(String.init)), after: nil,
                count: 9
            ).map(\.photo.id.key)
        }
        #expect(try found("PIER hall") == ["a"])
        #expect(try found("über") == ["b"])
        #expect(try found("ada sea") == ["b"])
        #expect(try found("fjord pier") == ["a"])
        #expect(try found("nothing").isEmpty)
    }

    @Test func `a local picture is stored together with the bytes of its file`() throws {
        let id = try made()
        let own = photo("sum", service: .own)
        #expect(try boards.addOwn(own, file: jpegBytes, to: id, at: date(2)) == 1)
        #expect(try boards.addOwn(own, file: jpegBytes, to: id, at: date(3)) == 0)
        let other = SQLiteFavorites(GalleryDatabase(folder: folder.path))
        #expect(try other.picture(of: own.id, size: .card) == jpegBytes)
    }
}
