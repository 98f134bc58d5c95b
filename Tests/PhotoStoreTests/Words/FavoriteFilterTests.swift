import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct FavoriteFilterTests {
    private let favorites: SQLiteFavorites
    private let folder = TemporaryFolder()

    init() { favorites = SQLiteFavorites(GalleryDatabase(folder: folder.path)) }

    @Test func `a plural also matches the singular at any position`() throws {
        func found(_ words: String...) throws -> [String] {
            try favorites.favorites(matching: WordQuery(words), after: nil, count: 30).items.map(\.id.key)
        }
        try favorites.add(photo("1", title: "A cat at the harbour"), at: date(1))
        try favorites.add(photo("2", title: "Cats", tags: ["pony"]), at: date(1))
        #expect(try found("cats") == ["2", "1"])
        #expect(try found("cats", "harbours") == ["1"])
        #expect(try found("ponies", "cat") == ["2"])
        #expect(try found("glass") == [])
    }

    @Test func `filters work alone and combined with search terms`() throws {
        func keep(_ key: String, _ width: Int, _ color: UInt8, _ license: String) throws {
            var kept = photo(key, tags: ["cat"])
            kept.size = PixelSize(width: width, height: 100)
            kept.color = RGB(red: 10, green: 20, blue: color)
            kept.license = License(code: license, name: license, link: nil)
            try favorites.add(kept, at: date(Double(key) ?? 0))
        }
        try keep("1", 200, 200, "by-sa")
        try keep("2", 50, 15, "by-nc")
        try keep("3", 100, 200, "cc0")
        func found(_ words: [String], _ filters: [FilterName: String]) throws -> [String] {
            let query = WordQuery(words, filters: filters)
            let page = try favorites.favorites(matching: query, after: nil, count: 30)
            #expect(page.total == page.items.count)
            return page.items.map(\.id.key)
        }
        #expect(try found([], [.orientation: "portrait"]) == ["2"])
        #expect(try found(["cats"], [.orientation: "landscape"]) == ["1"])
        #expect(try found([], [.color: "blue"]) == ["3", "1"])
        #expect(try found(["cats"], [.color: "bw"]) == ["2"])
        #expect(try found([], [.license: "commercial"]) == ["3", "1"])
        #expect(try found([], [.license: "by-sa,public"]) == ["3", "1"])
        #expect(try found(["cat"], [.license: "commercial,by-nc"]) == [])
        let first = try favorites.favorites(
            matching: WordQuery(filters: [.license: "commercial"]), after: nil, count: 1)
        #expect(first.hasMore && first.total == nil && first.items.map(\.id.key) == ["3"])
        let rest = try favorites.favorites(
            matching: WordQuery(filters: [.license: "commercial"]), after: first.items.last?.id, count: 1)
        #expect(!rest.hasMore && rest.items.map(\.id.key) == ["1"])
    }
}
