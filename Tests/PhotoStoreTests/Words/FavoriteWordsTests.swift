import GRDB
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct FavoriteWordsTests {
    private let folder = TemporaryFolder()
    private let database: GalleryDatabase
    private let favorites: SQLiteFavorites

    init() {
        database = GalleryDatabase(folder: folder.path)
        favorites = SQLiteFavorites(database)
    }

    private func found(_ words: String...) throws -> [String] {
        try favorites.favorites(matching: WordQuery(words), after: nil, count: 30).items.map(\.id.key)
    }

    private func keep(
        _ key: String, title: String? = nil, tags: [String] = [], author: String = "Nobody"
    ) throws {
        var kept = photo(key, title: title, author: author, tags: tags)
        kept.about = nil
        kept.altText = nil
        kept.place = nil
        try favorites.add(kept, at: date(1))
    }

    @Test func `texts, tags, author and place are searched, and the newest favorite comes first`() throws {
        try favorites.add(photo("whole", tags: ["mist", "night sky"]), at: date(1))
        for word in ["fjord", "early", "mist", "doe", "jane", "bergen", "norway", "sky"] {
            #expect(try found(word) == ["whole"], "\(word)")
        }
        try keep("later", title: "Mist again")
        #expect(try found("mist") == ["later", "whole"])
        #expect(try found("leica") == [])
    }

    @Test func `all words of a query must match, and the last word matches as a prefix`() throws {
        try keep("1", title: "Fog in the forest")
        try keep("2", title: "Foggy morning", tags: ["forest"])
        try keep("3", title: "Forest fire")
        #expect(try found("fog") == ["2", "1"])
        #expect(try found("fog", "forest") == ["1"])
        #expect(try found("forest", "fog") == ["2", "1"])
        #expect(try found("fore") == ["3", "2", "1"])
        #expect(try found("f") == [])
    }

    @Test func `words of a phrase must be adjacent`() throws {
        try keep("1", title: "The night sky over Oslo")
        try keep("2", title: "Sky by night")
        #expect(try found("night sky") == ["1"])
        #expect(try found("night", "sky") == ["2", "1"])
        #expect(try found("night", "sky over") == ["1"])
    }

    @Test(arguments: [
        ("Ёлка зимой", "елка"), ("Елка зимой", "ёлка"), ("ЗЕЛЁНЫЙ ЛЕС", "зеленый"),
        ("Зеле\u{308}ный чаи\u{306}", "чай"), ("Зелёный чай", "чаи\u{306}"), ("Киї\u{432}", "киі\u{308}в"),
        ("Café crème", "cafe"), ("Cafe creme", "café"), ("Cafe\u{301}", "CAFÉ"), ("Đà Lạt phố", "pho"),
        ("Straße im Nebel", "STRASSE IM"), ("東京の夜", "東京"),
    ])
    func `words are found regardless of case, accents and composition`(title: String, word: String) throws {
        try keep("1", title: title)
        if word == "STRASSE IM" { return #expect(try found("straße", "neb") == ["1"]) }
        #expect(try found(word) == ["1"])
    }

    @Test func `a search distinguishes й from и`() throws {
        try keep("1", title: "Мои фото")
        try keep("2", title: "Мой сад")
        #expect(try found("мой") == ["2"])
        #expect(try found("мои") == ["1"])
    }

    @Test(arguments: [
        "\"", "\"\"", "\"\u{301}", "fog\"", "\"fog", "fog*", "*", "^fog", "fog:", "title:fog", "title : fog",
        "-fog", "NOT",
        "fog NOT forest", "AND", "OR fog", "NEAR(fog forest)", "fog + forest", "{title}: fog", "(", "fog)",
        "'; DROP TABLE favorite; --", "fog\u{0}forest", "\u{301}", "…", "👩‍👩‍👧", "\\", "%_", "\u{202E}fog",
        String(repeating: "x", count: 100_000), String(repeating: "\"", count: 1_000),
    ])
    func `query syntax in search terms causes no error and loses no favorite`(word: String) throws {
        try keep("1", title: "Fog in the forest")
        try keep("2", title: "Forest NOT fog, AND near: \(word.prefix(50))")
        // Any subset of the two photos is a valid result.
        let alone = try found(word)
        let beside = try found(word, "fog")
        #expect(Set(alone).isSubset(of: ["1", "2"]))
        #expect(Set(beside).isSubset(of: ["1", "2"]))
        #expect(try favorites.count() == 2)
    }

    @Test func `operators of the query language are searched as words`() throws {
        try keep("1", title: "To be OR not")
        try keep("2", title: "Fog")
        #expect(try found("OR", "not") == ["1"])
        #expect(try found("fog", "NOT", "be") == [])
        #expect(try found("title:fog") == [])
    }

    @Test func `the index is updated when favorites are added, changed, removed and restored`() throws {
        try keep("1", title: "Fog")
        try keep("1", title: "Snow")
        #expect(try found("fog") == [])
        #expect(try found("snow") == ["1"])
        #expect(try favorites.remove(photo("1").id))
        #expect(try found("snow") == [])
        #expect(try favorites.restoreLastRemoved() != nil)
        #expect(try found("snow") == ["1"])
        try database.write { try $0.execute(sql: "DELETE FROM favorite") }
        #expect(try found("snow") == [])
        #expect(try isSound())
    }

    @Test func `indexing does not fail on a row that is not a photo`() throws {
        try keep("1", title: "Fog")
        try database.write { db in
            try db.execute(sql: "UPDATE favorite SET photo = 'no json {'")
            try db.execute(sql: "UPDATE favorite SET photo = '{\"title\": [1, {\"a\": 2}], \"tags\": 7}'")
            try db.execute(sql: "DELETE FROM favorite")
        }
        #expect(try isSound())
    }

    @Test func `photos stored before the index existed are indexed`() throws {
        let other = TemporaryFolder()
        do {
            try SQLiteFavorites(GalleryDatabase(folder: other.path)).add(
                photo("old", title: "Fog"), at: date(1))
        }
        do {
            let file = try DatabaseQueue(path: other("gallery.sqlite"))
            try file.write { db in
                for trigger in ["Added", "Changed", "Gone", "Tagged", "Untagged"] {
                    try db.execute(sql: "DROP TRIGGER words\(trigger)")
                }
                try db.execute(
                    sql: """
                        DROP TABLE photoWordsTerms; DROP TABLE photoWords; DROP TABLE wordsStale; DROP TABLE lock;
                        DROP TABLE imported; DROP TABLE mirrored; DROP TABLE undo; DROP TABLE altText; DROP TABLE savedFolder; DROP TABLE downloadReport; DROP TABLE statedCredit; DROP TABLE ownFile; DROP INDEX favoriteAwaits; ALTER TABLE favorite DROP COLUMN awaitsPicture;
                        DROP TABLE boardPhoto; DROP TABLE boardSection; CREATE TABLE boardPhoto (removedAt, board);
                        DELETE FROM grdb_migrations WHERE CAST(identifier AS INTEGER) >= 4
                        """)
            }
        }
        let now = SQLiteFavorites(GalleryDatabase(folder: other.path))
        let found = try now.favorites(matching: WordQuery(["fog"]), after: nil, count: 9).items
        #expect(found.map(\.id.key) == ["old"])
        #expect(try now.remove(photo("old").id))
    }

    @Test func `a long prefix finds exactly the words that start with it`() throws {
        try keep("1", title: "Landscape")
        try keep("2", title: "LANDSCAPES, two of them")
        try keep("3", title: "Landsc\u{e4}pe by the sea")
        try keep("4", title: "Landing")
        try keep("5", title: "Ёлочка в лесу")
        try keep("6", title: "landsc-ape")
        #expect(try found("landsca") == ["3", "2", "1"])
        #expect(try found("LANDSCÄP") == ["3", "2", "1"])
        #expect(try found("sea", "landsca") == ["3"])
        #expect(try found("land") == ["6", "4", "3", "2", "1"])
        #expect(try found("елоч") == ["5"])
        #expect(try found("landsc-ap") == ["6"])
        #expect(try found("landscapest") == [])
    }

    @Test func `a prefix common to 200 words finds the photos of all these words`() throws {
        try favorites.add((1...200).map { photo("\($0)", title: "Many\($0)x") }, at: date(1))
        let page = try favorites.favorites(matching: WordQuery(["many"]), after: nil, count: 200)
        #expect(page.items.count == 200)
        #expect(page.total == 200)
        #expect(try found("many1").count == 30)
    }

    @Test func `a search of favorites skips photos that are only on boards, however many there are`() throws {
        try favorites.add((1...1_200).map { photo("\($0)", title: "Fog \($0)") }, at: date(1))
        try database.write { db in
            // Marks these photos as on boards only.
            try db.execute(
                sql: "UPDATE favorite SET removedAt = 9e9, boards = 1 WHERE id BETWEEN 31 AND 1190")
        }
        let page = try favorites.favorites(matching: WordQuery(["fog"]), after: nil, count: 30)
        #expect(page.items.map(\.id.key) == ((1191...1200).reversed() + (11...30).reversed()).map { "\($0)" })
        #expect(page.hasMore)
        let rest = try favorites.favorites(matching: WordQuery(["fog"]), after: photo("11").id, count: 30)
        #expect(rest.items.count == 10 && !rest.hasMore)
        #expect(try favorites.favorites(matching: WordQuery(["119"]), after: nil, count: 30).total == 9)
    }

    @Test func `pages are consecutive, and the total is unknown beyond five hundred matches`() throws {
        try favorites.add((1...1_100).map { photo("\($0)", title: "Fog \($0)") }, at: date(1))
        let first = try favorites.favorites(matching: WordQuery(["fog"]), after: nil, count: 30)
        #expect(first.items.map(\.id.key) == (1_071...1_100).reversed().map { "\($0)" })
        #expect(first.hasMore)
        #expect(first.total == nil)
        let last = try favorites.favorites(matching: WordQuery(["fog"]), after: photo("21").id, count: 30)
        #expect(last.items.count == 20)
        #expect(!last.hasMore)
        #expect(try favorites.favorites(matching: WordQuery(["1099"]), after: nil, count: 30).total == 1)
        let some = try favorites.favorites(matching: WordQuery(["fog", "10"]), after: nil, count: 30)
        #expect(some.total == 111)
        let phrase = try favorites.favorites(matching: WordQuery(["fog 7"]), after: nil, count: 30)
        #expect(phrase.total == 1)
    }

    @Test func `the user's tags and notes are searched`() throws {
        try keep("1", title: "Fog")
        let notes = SQLiteAnnotations(database)
        #expect(try notes.annotate(photo("1").id, .tag(["grandma's house", "ёж"])))
        #expect(try notes.annotate(photo("1").id, .note("For the kitchen wall")))
        #expect(try found("grandma's") == ["1"])
        #expect(try found("еж", "kitchen") == ["1"])
        #expect(try notes.annotate(photo("1").id, .untag(["ёж"])))
        #expect(try notes.annotate(photo("1").id, .note("")))
        #expect(try found("еж") == [])
        #expect(try found("kitchen") == [])
        #expect(try found("house") == ["1"])
    }

    @Test func `changes by another process are found by the next search of favorites`() throws {
        try keep("1", title: "Fog")
        try keep("2", title: "Snow")
        do {
            let other = try DatabaseQueue(path: folder("gallery.sqlite"))
            try other.write { db in
                try db.execute(sql: "UPDATE favorite SET photo = replace(photo, 'Fog', 'Mist')")
                try db.execute(sql: "DELETE FROM favorite WHERE key = '2'")
            }
        }
        #expect(try found("mist") == ["1"])
        #expect(try found("fog") == [])
        #expect(try found("snow") == [])
        #expect(try database.faults() == [])
    }

    /// Whether the index matches the table and contains no deleted photos.
    private func isSound() throws -> Bool {
        try database.write { db in
            try db.execute(sql: "INSERT INTO photoWords (photoWords) VALUES ('integrity-check')")
            let rows = try Int.fetchOne(db, sql: "SELECT count(*) FROM photoWords")
            return try rows == Int.fetchOne(db, sql: "SELECT count(*) FROM favorite")
        }
    }
}
