import FoundationEssentials
import GRDB
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct BoardSectionsTests {
    private let folder = TemporaryFolder()
    private let database: GalleryDatabase
    private let boards: SQLiteBoards
    private let undo: SQLiteUndo
    private let id: Board.ID

    init() throws {
        database = GalleryDatabase(folder: folder.path)
        boards = SQLiteBoards(database)
        undo = SQLiteUndo(database)
        id = try #require(try boards.make("Home", at: date(1))).id
        try add("a", "b", "c", "d", "e")
    }

    private func add(_ keys: String...) throws {
        _ = try boards.add(keys.map { photo($0) }, to: id, at: date(2))
    }

    private func make(_ title: String) throws -> Bool { try boards.change(id, .section(title), at: date(3)) }

    private func move(_ keys: String..., to place: BoardDestination) throws -> Int {
        try boards.move(keys.map { photo($0).id }, to: place, on: id, at: date(4))
    }

    private var order: String {
        get throws {
            let all = try boards.photos(of: id, matching: WordQuery(), after: nil, count: 99)
            let known = try boards.sections(of: all.map(\.photo.id), on: id)
            #expect(all.allSatisfy { known[$0.photo.id] == $0.section })
            return all.map { ($0.section.map { $0 + ":" } ?? "") + $0.photo.id.key }.joined(separator: " ")
        }
    }

    @Test func `photos of a section are adjacent and photos without a section come last`() throws {
        #expect(try make("Hall"))
        #expect(try !make("HALL"))
        #expect(try make("Attic"))
        #expect(try !boards.change(Board.ID(99), .section("Attic"), at: date(3)))
        #expect(try boards.board(id)?.sections == ["Hall", "Attic"])
        #expect(try boards.boards().map(\.sections) == [["Hall", "Attic"]])
        #expect(try move("c", to: .section("hall")) == 1)
        #expect(try move("e", "a", to: .section("Attic")) == 2)
        #expect(try move("d", to: .section("Hall")) == 1)
        #expect(try move("b", to: .section("Cellar")) == 0)
        #expect(try order == "Hall:c Hall:d Attic:e Attic:a b")
    }

    @Test
    func `a photo moved next to another joins the section of that photo; a photo moved last has no section`()
        throws
    {
        _ = try make("Hall")
        _ = try move("a", "b", to: .section("Hall"))
        #expect(try move("e", to: .at(photo("b").id)) == 1)
        #expect(try order == "Hall:a Hall:e Hall:b c d")
        #expect(try move("d", to: .first) == 1)
        #expect(try move("a", to: .last) == 1)
        #expect(try order == "Hall:d Hall:e Hall:b c a")
        _ = try boards.take([photo("e").id], off: id, at: date(5))
        try add("e")
        #expect(try order == "Hall:d Hall:b c a e")
    }

    @Test func `moved photos and changed sections are undone in reverse order`() throws {
        _ = try make("Hall")
        _ = try move("d", "b", to: .section("Hall"))
        _ = try move("c", to: .first)
        #expect(try boards.change(id, .removeSection("hall"), at: date(5)))
        #expect(try !boards.change(id, .removeSection("hall"), at: date(5)))
        #expect(try order == "a e c d b")
        #expect(try boards.board(id)?.sections == [])
        for former in ["Hall:c Hall:d Hall:b a e", "Hall:d Hall:b a c e", "a b c d e", "a b c d e"] {
            #expect(try undo.undo() == [.arrangement(board: "Home")])
            #expect(try order == former)
        }
        #expect(try boards.board(id)?.sections == [])
        #expect(try undo.undo() == [.photosAdded(5, board: "Home")])
    }

    @Test func `undoing an older move keeps later moves, also of the same photo`() throws {
        _ = try move("e", to: .first)
        _ = try move("d", to: .first)
        _ = try move("e", to: .at(photo("c").id))
        let moved = "d a b c e"
        #expect(try order == moved)
        #expect(try undo.undo(line: 3) == [.superseded(.arrangement(board: "Home"))])
        #expect(try order == moved)
        #expect(try undo.undo() == [.arrangement(board: "Home")])
        #expect(try order == "d a b c e")
        #expect(try undo.undo() == [.arrangement(board: "Home")])
        #expect(try order == "a b c d e")
    }

    @Test func `undo of a new section removes it from photos moved there later; a second undo restores it`()
        throws
    {
        _ = try make("Hall")
        _ = try move("c", to: .section("Hall"))
        #expect(try undo.undo(line: 2) == [.hidingLater(.arrangement(board: "Home"))])
        #expect(try order == "c a b d e")
        #expect(try undo.undo() == [.arrangement(board: "Home")])
        #expect(try order == "Hall:c a b d e")
    }

    @Test func `undo of a move also restores the positions of renumbered photos`() throws {
        try database.write { try $0.execute(sql: "UPDATE boardPhoto SET position = photo") }
        _ = try move("e", to: .at(photo("b").id))
        #expect(try order == "a e b c d")
        _ = try undo.undo()
        #expect(try order == "a b c d e")
        let moved = try database.read {
            try Int.fetchOne($0, sql: "SELECT count(*) FROM boardPhoto WHERE position <> photo")
        }
        #expect(moved == 0)
    }

    @Test
    func `an import into a section leaves photos of other sections in place, and undo removes a new section`()
        throws
    {
        _ = try make("Hall")
        _ = try move("a", to: .section("Hall"))
        database.beginCommand()
        try boards.put(["a", "c"].map { photo($0).id }, into: "Attic", of: id, at: date(5))
        try boards.put([], into: "hall", of: id, at: date(5))
        #expect(try order == "Hall:a Attic:c b d e")
        #expect(try boards.board(id)?.sections == ["Hall", "Attic"])
        #expect(try undo.undo() == [.arrangement(board: "Home")])
        #expect(try order == "Hall:a b c d e")
        #expect(try boards.board(id)?.sections == ["Hall"])
    }

    @Test func `undo restores photos that an import into several sections renumbered more than once`()
        throws
    {
        // No position is free between the photos in sections and those without one.
        let adjacent = """
            UPDATE boardPhoto SET position = CASE WHEN section IS NULL THEN photo
            ELSE photo - (SELECT max(photo) FROM boardPhoto WHERE section IS NOT NULL) END
            """
        database.beginCommand()
        for key in ["c", "d", "e"] {
            try database.write { try $0.execute(sql: adjacent) }
            try boards.put([photo(key).id], into: "Hall \(key)", of: id, at: date(5))
        }
        #expect(try order == "Hall c:c Hall d:d Hall e:e a b")
        #expect(try undo.undo() == [.arrangement(board: "Home")])
        #expect(try order == "a b c d e")
        #expect(try undo.undo() == [.photosAdded(5, board: "Home")])
    }

    @Test func `undo restores a removed board with its sections; a purge deletes the sections, too`() throws {
        _ = try make("Hall")
        _ = try move("a", to: .section("Hall"))
        _ = try boards.remove(id, at: date(5))
        #expect(try undo.undo() == [.boardRemoved("Home")])
        #expect(try order == "Hall:a b c d e")
        _ = try boards.remove(id, at: date(6))
        try database.write { try UndoLog.purge(at: date(9_000_000), in: $0) }
        #expect(try database.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM boardSection") } == 0)
    }
}
