import GRDB
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct BoardWordsTests {
    private let folder = TemporaryFolder()
    private let database: GalleryDatabase
    private let boards: SQLiteBoards

    init() {
        database = GalleryDatabase(folder: folder.path)
        boards = SQLiteBoards(database)
    }

    private func keys(
        _ id: Board.ID, _ words: String..., after: String? = nil, count: Int = 9
    ) throws -> [String] {
        try boards.photos(
            of: id, matching: WordQuery(words), after: after.map { photo($0).id }, count: count
        ).map(\.photo.id.key)
    }

    @Test func `matches are listed in board order, and the list can continue after any photo`() throws {
        let id = try #require(try boards.make("Fog", at: date(1))).id
        _ = try boards.add(
            (1...6).map { photo("\($0)", title: $0 % 2 == 0 ? "Pier" : "Sun") }, to: id, at: date(2))
        _ = try boards.move([photo("6").id], to: .first, on: id, at: date(3))
        #expect(try keys(id, "pier") == ["6", "2", "4"])
        #expect(try keys(id, "pier", count: 1) == ["6"])
        #expect(try keys(id, "pier", after: "6") == ["2", "4"])
        // The search can continue after a removed photo, which keeps its position.
        _ = try boards.take([photo("2").id], off: id, at: date(4))
        #expect(try keys(id, "pier", after: "2") == ["4"])
        #expect(try keys(id, "su") == ["1", "3", "5"])
    }

    @Test func `frequent words are found in board order and only on the searched board`() throws {
        let id = try #require(try boards.make("Fog", at: date(1))).id
        let other = try #require(try boards.make("Other", at: date(1))).id
        let photos = (1...4_200).map { photo("\($0)", title: $0 % 50 == 0 ? "Pier at sea" : "Pier") }
        _ = try boards.add(photos, to: id, at: date(2))
        _ = try boards.add([photo("x", title: "Pier")] + photos.suffix(2), to: other, at: date(2))
        _ = try boards.move([photo("4200").id], to: .first, on: id, at: date(3))
        #expect(try keys(id, "pier", count: 3) == ["4200", "1", "2"])
        #expect(try keys(id, "pier", after: "4198") == ["4199"])
        #expect(try keys(id, "pier", "sea", count: 3) == ["4200", "50", "100"])
        #expect(try keys(other, "pier") == ["x", "4199", "4200"])
    }

    @Test(arguments: [0, 1, 7, 40, 1_000], [0, 1, 30, 1_000])
    func `each search strategy finds the same photos in the same order`(few: Int, looked: Int)
        throws
    {
        // Photos of a reordered board contain words that occur in all, some or few of them, at the ends or scattered.
        // Other photos are on no board or on another board.
        let id = try #require(try boards.make("Fog", at: date(1))).id
        let other = try #require(try boards.make("Other", at: date(1))).id
        let titles = (0..<240).map { number in
            ["all", number < 30 ? "first" : "", number > 170 ? "last" : "", number % 9 == 4 ? "strewn" : ""]
                .joined(separator: " ")
        }
        let places = titles.indices.map { $0 * 77 % 240 }
        let photos = places.map { photo("\($0)", title: titles[$0]) }
        try SQLiteFavorites(database).add(
            photos.reversed() + [photo("x", title: "all first last")], at: date(1))
        _ = try boards.add(photos.filter { $0.id.key != "5" }, to: id, at: date(2))
        _ = try boards.add(photos, to: other, at: date(2))
        _ = try boards.take([photo("9").id], off: id, at: date(3))
        let order = places.filter { $0 != 5 && $0 != 9 }
        for word in ["all", "first", "last", "strewn", "none", "stre"] {
            let wanted = order.filter { titles[$0].contains(word) }.map { "\($0)" }
            for (after, count) in [(nil, 300), (nil, 5), ("77", 300), ("163", 9), ("9", 4)] {
                var page = BoardPage(board: id, query: WordQuery([word])) { Issue.record("left out: \($0)") }
                page.words = BoardWords(few: few, looked: looked)
                let found = try database.read { db in
                    try page.photos(after: after.map { photo($0).id }, count: count, in: db)
                }.map(\.photo.id.key)
                let start = after.flatMap { key in places.firstIndex { "\($0)" == key } }
                let behind = start.map { start in
                    wanted.filter { key in (places.firstIndex { "\($0)" == key } ?? 0) > start }
                }
                #expect(found == Array((behind ?? wanted).prefix(count)), "\(word) after \(after ?? "none")")
            }
        }
    }

    @Test func `board search ignores accents and case, and finds phrases and notes`() throws {
        let id = try #require(try boards.make("Fog", at: date(1))).id
        _ = try boards.add(
            [photo("1", title: "Café at night"), photo("2", title: "Night café")], to: id, at: date(2))
        #expect(try keys(id, "CAFE") == ["1", "2"])
        #expect(try keys(id, "night cafe") == ["2"])
        _ = try SQLiteAnnotations(database).annotate(photo("1").id, .note("Ёлка"))
        #expect(try keys(id, "елк") == ["1"])
        _ = try boards.remove(id, at: date(3))
    }

    @Test func `changes by another process are found by the next board search`() throws {
        let id = try #require(try boards.make("Fog", at: date(1))).id
        _ = try boards.add([photo("1", title: "Pier")], to: id, at: date(2))
        try database.write { _ in }
        let other = GalleryDatabase(folder: folder.path)
        _ = try SQLiteAnnotations(other).annotate(photo("1").id, .tag(["kitchen"]))
        #expect(try keys(id, "kitchen") == ["1"])
    }

    @Test func `an unreadable row does not hide the rows after it`() throws {
        let id = try #require(try boards.make("Fog", at: date(1))).id
        _ = try boards.add((1...3).map { photo("\($0)", title: "Pier") }, to: id, at: date(2))
        try database.write { db in
            try db.execute(
                sql: "UPDATE favorite SET photo = replace(photo, '\"author\"', '\"nobody\"') WHERE key = '2'")
        }
        #expect(try keys(id, "pier", count: 2) == ["1", "3"])
        #expect(try keys(id, count: 2) == ["1", "3"])
    }
}
