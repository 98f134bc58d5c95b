import FoundationEssentials
import GRDB
import GalleryCore
import TestKit
import Testing

@testable import PhotoStore

@Suite struct HostileRowTests {
    private let folder = TemporaryFolder()
    private let database: GalleryDatabase
    private let favorites: SQLiteFavorites

    init() throws {
        database = GalleryDatabase(folder: folder.path)
        favorites = SQLiteFavorites(database)
        try favorites.add(photo("good"), at: date(1))
    }

    private func plant(_ json: String, key: String = "bad") throws {
        try database.write {
            try $0.execute(
                sql: "INSERT INTO favorite (service, key, keptAt, photo) VALUES ('demo', ?, 9, ?)",
                arguments: [key, json])
        }
    }

    @Test(arguments: [
        Hostile("nothing", ""), Hostile("half an object", "{"), Hostile("null", "null"),
        Hostile("array", "[]"),
        Hostile("empty", "{}"), Hostile("number", "1e999"), Hostile("no JSON", "\u{FFFD}\u{1}"),
        Hostile("only an id", #"{"id":{"service":"demo","key":"bad"}}"#),
        Hostile("deep", String(repeating: "[", count: 100_000)),
        Hostile("huge number", "{\"a\":" + String(repeating: "9", count: 5_000) + "}"),
    ])
    func `a row that is not a photo is omitted and counted as unreadable`(_ sample: Hostile) throws {
        try plant(sample.text)
        #expect(try favorites.favorites(after: nil, count: 1).map(\.photo) == [photo("good")])
        #expect(try favorites.favorite(PhotoID(service: .demo, key: "bad")) == nil)
        #expect(try database.status().unreadable == 1)
        #expect(try favorites.remove(PhotoID(service: .demo, key: "bad")))
        #expect(try favorites.restoreLastRemoved() == nil)
    }

    @Test func `a photo stored with another photo's key is omitted`() throws {
        try plant(try StoredPhoto.json(photo("good")))
        #expect(try favorites.favorites(after: nil, count: 9).count == 1)
    }

    @Test func `an unreadable row is replaced when its photo is added again`() throws {
        try plant("{}")
        try favorites.add(photo("bad"), at: date(3))
        #expect(try favorites.favorite(photo("bad").id)?.photo == photo("bad"))
    }

    @Test func `invalid sizes and links of a stored photo are dropped`() throws {
        let json = try StoredPhoto.json(photo("bad"))
            .replacing("\"width\":4000", with: "\"width\":-1")
            .replacing("https://example.com", with: "file:///etc")
        try plant(json)
        let read = try #require(try favorites.favorite(photo("bad").id)).photo
        #expect(read.size == nil)
        #expect(read.pageLink == nil)
        #expect(read.author.link == nil)
        #expect(read.license.link == nil)
    }

    @Test func `a date with any flipped bit is read as a valid date`() throws {
        let boards = SQLiteBoards(database)
        let history = SQLiteHistory(database)
        _ = try boards.make("Trip", at: date(1))
        try history.append(
            search: RecentSearch(text: "fog", resultCount: 1, date: date(1)), service: .demo)
        for value in Self.values(around: date(800_000_000).stored) {
            try database.write { db in
                for column in [
                    "board SET madeAt", "board SET changedAt", "search SET time", "favorite SET keptAt",
                ] {
                    try db.execute(sql: "UPDATE \(column) = ?", arguments: [value])
                }
            }
            let board = try #require(try boards.boards().first)
            let search = try #require(try history.searches(limit: 9).first)
            let favorite = try #require(try favorites.favorites(after: nil, count: 9).first)
            for date in [board.madeAt, board.changedAt, search.date, favorite.addedAt] {
                #expect(("0001-01-01"..."9999-12-31").contains(date.ISO8601Format().prefix(10)), "\(value)")
            }
        }
    }

    private static func values(around value: Double) -> [Double] {
        let turned = (0..<64).map { Double(bitPattern: value.bitPattern ^ (1 as UInt64) << $0) }
        return turned.filter { !$0.isNaN }
            + [.infinity, -.infinity, .greatestFiniteMagnitude, 9e307, -9e307, 0]
    }

    @Test func `columns of any type are read without a crash`() throws {
        try database.write { db in
            try db.execute(
                sql: """
                    DROP TABLE favoritePicture; DROP TABLE boardPhoto; DROP TABLE ownTag; DROP TABLE favorite;
                    DROP TABLE history; DROP TABLE search; DROP TABLE feed; DROP TABLE tagUse;
                    DROP TABLE boardSection; DROP TABLE board; CREATE TABLE boardSection (id, board, title);
                    CREATE TABLE favorite (id, service, key, keptAt, removedAt, photo, boards, note);
                    CREATE TABLE ownTag (photo, tag); CREATE TABLE boardPhoto
                    (board, photo, position, addedAt, removedAt, section);
                    CREATE TABLE board (id, name, note, cover, photos, madeAt, changedAt, removedAt);
                    CREATE TABLE favoritePicture (favorite, size, bytes);
                    CREATE TABLE history (id, line, time, screen); CREATE TABLE tagUse (tag, uses);
                    CREATE TABLE search (id, text, time, resultCount); CREATE TABLE feed (service, time, photos);
                    """)
            for value in ["NULL", "x'FF00FE'", "x''", "1e300", "9e999", "-1", "'text'"] {
                try db.execute(
                    sql: """
                        INSERT INTO favorite
                        VALUES (\(value), 'demo', \(value), \(value), NULL, \(value), \(value), \(value));
                        INSERT INTO favorite
                        VALUES (\(value), 'demo', 'k', \(value), NULL, \(value), \(value), \(value));
                        INSERT INTO ownTag VALUES (\(value), \(value));
                        INSERT INTO boardPhoto VALUES
                        (\(value), \(value), \(value), \(value), NULL, \(value));
                        INSERT INTO boardSection VALUES (\(value), \(value), \(value));
                        INSERT INTO board VALUES
                        (\(value), \(value), \(value), \(value), \(value), \(value), \(value), NULL);
                        INSERT INTO favoritePicture VALUES (\(value), \(value), \(value));
                        INSERT INTO history VALUES (\(value), \(value), \(value), \(value));
                        INSERT INTO tagUse VALUES (\(value), \(value));
                        INSERT INTO search VALUES (\(value), \(value), \(value), \(value));
                        INSERT INTO feed VALUES ('demo', \(value), \(value));
                        """)
            }
        }
        #expect(try favorites.favorites(after: nil, count: 99).isEmpty)
        #expect(try favorites.favorite(PhotoID(service: .demo, key: "k")) == nil)
        _ = try favorites.picture(of: PhotoID(service: .demo, key: "k"), size: .card)
        _ = try favorites.commonTags(limit: 99)
        _ = try SQLiteHistory(database).lines(limit: 99)
        _ = try SQLiteHistory(database).searches(limit: 99)
        _ = try SQLiteFeedMemory(database).recall(service: .demo)
        let boards = SQLiteBoards(database)
        _ = try boards.boards()
        _ = try boards.board(named: "text")
        for number in [-1, 0, Int64.max] {
            let id = Board.ID(number)
            _ = try boards.photos(of: id, matching: WordQuery(), after: nil, count: 9)
            _ = try boards.move([photo("k").id], to: .first, on: id, at: date(1))
            _ = try boards.add([photo("k"), photo("new")], to: id, at: date(1))
        }
        _ = try boards.names(with: photo("k").id)
        _ = try SQLiteAnnotations(database).annotation(of: photo("k").id)
        _ = try database.status()
    }
}
