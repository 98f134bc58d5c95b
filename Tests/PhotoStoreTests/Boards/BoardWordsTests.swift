import GRDB
import GalleryCore
import Testing

@testable import PhotoStore

/// Looking for words on a board, whichever way is the quickest.
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

    @Test func `what is found stands in the order of the board, and goes on behind any photo`() throws {
        let id = try #require(try boards.make("Fog", at: date(1))).id
        _ = try boards.add(
            (1...6).map { photo("\($0)", title: $0 % 2 == 0 ? "Pier" : "Sun") }, to: id, at: date(2))
        _ = try boards.move([photo("6").id], to: .first, on: id, at: date(3))
        #expect(try keys(id, "pier") == ["6", "2", "4"])
        #expect(try keys(id, "pier", count: 1) == ["6"])
        #expect(try keys(id, "pier", after: "6") == ["2", "4"])
        // Taken off meanwhile, it still says where one was.
        _ = try boards.take([photo("2").id], off: id, at: date(4))
        #expect(try keys(id, "pier", after: "2") == ["4"])
        #expect(try keys(id, "su") == ["1", "3", "5"])
    }

    @Test func `words that thousands have are found in the same order, on this board alone`() throws {
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
    func `every way to the words of a board finds the same photos in the same order`(few: Int, looked: Int)
        throws
    {
        // A board in an order of its own, words that all, some and few of its photos have, in heaps at its ends and
        // strewn over it, and photos that are on no board or on another.
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

    @Test func `accents, case and phrases are as among favorites, and own words count`() throws {
        let id = try #require(try boards.make("Fog", at: date(1))).id
        _ = try boards.add(
            [photo("1", title: "Café at night"), photo("2", title: "Night café")], to: id, at: date(2))
        #expect(try keys(id, "CAFE") == ["1", "2"])
        #expect(try keys(id, "night cafe") == ["2"])
        _ = try SQLiteAnnotations(database).annotate(photo("1").id, .note("Ёлка"))
        #expect(try keys(id, "елк") == ["1"])
        _ = try boards.remove(id, at: date(3))
    }

    @Test func `what another program has changed is found as it is now`() throws {
        let id = try #require(try boards.make("Fog", at: date(1))).id
        _ = try boards.add([photo("1", title: "Pier")], to: id, at: date(2))
        try database.write { _ in }
        let other = GalleryDatabase(folder: folder.path)
        _ = try SQLiteAnnotations(other).annotate(photo("1").id, .tag(["kitchen"]))
        #expect(try keys(id, "kitchen") == ["1"])
    }

    @Test func `a row that cannot be read hides none behind it`() throws {
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
