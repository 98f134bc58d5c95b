import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct SQLiteSeenTests {
    private let folder = TemporaryFolder()
    private var seen: SQLiteSeen { SQLiteSeen(folder: folder.path) }

    private func keys(_ seen: SQLiteSeen, _ words: String...) -> [String] {
        seen.seen(matching: WordQuery(words), after: nil, count: 30).items.map(\.id.key)
    }

    @Test func `seen photos are returned in the next session, most recent first`() {
        let first = seen
        first.record([photo("1", title: "Fog"), photo("2", title: "Snow")], at: date(1))
        first.finish()
        let again = seen
        #expect(keys(again) == ["2", "1"])
        #expect(keys(again, "snow") == ["2"])
        #expect(again.seen(matching: WordQuery(), after: nil, count: 1).hasMore)
        #expect(again.seen(matching: WordQuery(), after: nil, count: 1).total == 2)
    }

    @Test func `a photo seen again moves to the top only after a day`() {
        let seen = seen
        seen.record([photo("1"), photo("2"), photo("3")], at: date(0))
        seen.record([photo("1", title: "Not noted")], at: date(3_600))
        #expect(keys(seen) == ["3", "2", "1"])
        seen.record([photo("1", title: "Renamed")], at: date(90_000))
        #expect(keys(seen) == ["1", "3", "2"])
        #expect(keys(seen, "renamed") == ["1"])
        #expect(keys(seen, "fjord").count == 3)
    }

    @Test func `a color recorded later is stored with its photo unless the photo has a color`() {
        let first = seen
        var plain = photo("1", title: "Fog")
        plain.color = nil
        var told = photo("2")
        told.color = RGB(red: 1, green: 2, blue: 3)
        let red = RGB(red: 200, green: 30, blue: 20)
        first.record([plain, told], at: date(0))
        for id in [plain.id, told.id, photo("never").id] { first.record(red, of: id) }
        first.finish()
        let again = seen
        #expect(
            again.colors(of: [plain.id, told.id, photo("never").id]) == [plain.id: red, told.id: told.color])
        #expect(again.seen(plain.id)?.color == red)
        #expect(
            again.seen(matching: WordQuery(["fog"]), after: nil, count: 9).items.map(\.color) == [
                told.color, red,
            ])
        #expect(again.seen(nearest: 1) { Double($0.red) }.map(\.id) == [told.id])
        #expect(again.seen(nearest: 1) { -Double($0.red) }.map(\.id) == [plain.id])
        // On another day, the service returns the photo without a color.
        again.record([plain], at: date(100_000))
        #expect(again.colors(of: [plain.id]) == [plain.id: red])
    }

    @Test func `seen photos beyond the limit are deleted, oldest first, together with their words`() {
        let seen = SQLiteSeen(folder: folder.path, limit: 3)
        seen.record((1...5).map { photo("\($0)", title: "Word\($0)") }, at: date(0))
        #expect(keys(seen) == ["5", "4", "3"])
        #expect(keys(seen, "word2") == [])
        #expect(keys(seen, "word4") == ["4"])
    }

    @Test func `tags of seen photos are returned by frequency`() {
        let seen = seen
        seen.record([photo("1", tags: ["fog", "sea"]), photo("2", tags: ["fog"])], at: date(0))
        seen.record([photo("2", tags: ["fog"])], at: date(100_000))
        #expect(seen.commonTags(limit: 1) == ["fog"])
        #expect(seen.commonTags(limit: 9) == ["fog", "sea"])
        seen.record([photo("2", tags: ["snow"])], at: date(200_000))
        #expect(seen.commonTags(limit: 9) == ["fog", "sea", "snow"])
        #expect(seen.commonTags(limit: 1) == ["fog"])
    }

    @Test func `tags of seen photos that were deleted beyond the limit are no longer counted`() {
        let seen = SQLiteSeen(folder: folder.path, limit: 2)
        seen.record((1...3).map { photo("\($0)", tags: ["fog"]) }, at: date(0))
        seen.record((4...5).map { photo("\($0)", tags: ["sea"]) }, at: date(1))
        #expect(seen.commonTags(limit: 9) == ["sea"])
    }

    @Test func `forgetting all seen photos deletes the file, and later photos are recorded`() {
        let seen = seen
        seen.record([photo("1")], at: date(0))
        #expect(keys(seen) == ["1"])
        seen.forgetAll()
        #expect(folder.names.filter { $0.hasPrefix("seen") } == [])
        #expect(keys(seen) == [])
        seen.record([photo("2")], at: date(0))
        #expect(keys(seen) == ["2"])
    }

    @Test func `a damaged file of seen photos is replaced; FTS5 syntax in a query does not count as damage`()
    {
        do {
            let seen = seen
            seen.record([photo("1")], at: date(0))
            for word in ["xyzzy\"", "xyzzy*(", "NEAR(xyzzy", "xyzzy\u{0}b"] {
                #expect(keys(seen, word) == [])
            }
            #expect(keys(seen) == ["1"])
        }
        DiskFile.write(
            Array("This is no database, whatever its name says.".utf8), to: folder("seen-1.sqlite"))
        let seen = seen
        seen.record([photo("2")], at: date(0))
        #expect(keys(seen) == ["2"])
    }

    @Test func `without a folder, no seen photos are stored`() {
        let seen = SQLiteSeen(folder: "")
        seen.record([photo("1")], at: date(0))
        #expect(keys(seen) == [])
        #expect(seen.commonTags(limit: 9) == [])
    }

    @Test func `seen photos with more of the given words are returned first`() {
        let seen = seen
        seen.record(
            [photo("1", title: "Moss"), photo("2", title: "Moss in the forest"), photo("3", title: "Snow")],
            at: date(0))
        let found = seen.seen(havingAnyOf: ["moss", "forest", "\"*"], count: 9).map(\.id.key)
        #expect(found == ["2", "1"])
        #expect(seen.seen(havingAnyOf: [], count: 9).isEmpty)
        #expect(seen.seen(photo("3").id)?.title == "Snow")
        #expect(seen.seen(photo("4").id) == nil)
    }

    @Test func `photos are sorted by color distance, and photos without a color are omitted`() {
        let seen = seen
        seen.record(
            [("1", 200), ("2", 10), ("3", nil), ("4", 90)].map { (key: String, grey: UInt8?) in
                var photo = photo(key)
                photo.color = grey.map { RGB(red: $0, green: $0, blue: $0) }
                return photo
            }, at: date(0))
        let near = seen.seen(nearest: 2) { abs(Double($0.red) - 100) }
        #expect(near.map(\.id.key) == ["4", "2"])
    }
}
