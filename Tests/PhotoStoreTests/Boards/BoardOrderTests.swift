import FoundationEssentials
import GRDB
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct BoardOrderTests {
    private let folder = TemporaryFolder()
    private let database: GalleryDatabase
    private let boards: SQLiteBoards
    private let id: Board.ID

    init() throws {
        database = GalleryDatabase(folder: folder.path)
        boards = SQLiteBoards(database)
        id = try #require(try boards.make("Fog", at: date(1))).id
    }

    private func add(_ keys: some Sequence<String>) throws {
        _ = try boards.add(keys.map { photo($0) }, to: id, at: date(2))
    }

    private func move(_ keys: String..., to place: BoardDestination) throws -> Int {
        try boards.move(keys.map { photo($0).id }, to: place, on: id, at: date(3))
    }

    private var keys: [String] {
        get throws {
            try boards.photos(of: id, matching: WordQuery(), after: nil, count: 10_000).map(\.photo.id.key)
        }
    }

    @Test func `moved photos take the position of another photo, or the first or last positions`() throws {
        try add(["a", "b", "c", "d", "e"])
        #expect(try move("e", to: .at(photo("b").id)) == 1)
        #expect(try keys == ["a", "e", "b", "c", "d"])
        #expect(try move("a", to: .at(photo("c").id)) == 1)
        #expect(try keys == ["e", "b", "c", "a", "d"])
        #expect(try move("d", "b", to: .first) == 2)
        #expect(try keys == ["d", "b", "e", "c", "a"])
        #expect(try move("d", "e", to: .last) == 2)
        #expect(try keys == ["b", "c", "a", "d", "e"])
        #expect(try move("c", to: .at(photo("c").id)) == 0)
        #expect(try move("c", "x", to: .at(photo("y").id)) == 0, "y is not on the board")
        #expect(try keys == ["b", "c", "a", "d", "e"])
    }

    @Test func `moving all photos at once applies the given order`() throws {
        try add(["a", "b", "c"])
        #expect(try move("c", "a", "b", to: .first) == 3)
        #expect(try keys == ["c", "a", "b"])
    }

    @Test func `a thousand moves into one gap keep the order of the other photos`() throws {
        let names = (0..<300).map { "p\($0)" }
        try add(names)
        var expected = names
        for step in 0..<1_000 {
            // Each move halves the gap between the positions of the first two photos, until no gap is left.
            let moved = expected[2 + step * 7 % (expected.count - 2)]
            expected.removeAll { $0 == moved }
            expected.insert(moved, at: 1)
            #expect(try move(moved, to: .at(photo(expected[2]).id)) == 1)
        }
        #expect(try keys == expected)
    }

    @Test func `extreme positions written by another program do not lose photos`() throws {
        try add(["a", "b", "c"])
        for position in [Int.max, Int.min, 0] {
            try database.write {
                try $0.execute(sql: "UPDATE boardPhoto SET position = ?", arguments: [position])
            }
            _ = try move("c", to: .first)
            _ = try move("b", to: .last)
            _ = try move("a", to: .at(photo("c").id))
            try add(["d\(position)"])
            #expect(try Set(keys).isSuperset(of: ["a", "b", "c"]))
        }
    }
}
