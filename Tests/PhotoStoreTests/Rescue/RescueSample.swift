import Foundation
import GRDB
import GalleryCore
import TestKit

@testable import PhotoStore

/// Undamaged database with rows of each kind, and a description of each of its pages.
struct RescueSample: Sendable {
    struct Page: Sendable {
        let table: String
        /// Number of rows of a table or entries of an index.
        let rows: Int
        let isLeaf: Bool
    }

    struct Content: Equatable {
        var photos: Set<Int> = []
        var boards: Set<Int> = []
        var lines: Set<Int> = []
        var searches: Set<Int> = []
        var taste: Set<Int> = []
        var pictures: Set<Int> = []
        var tags: Set<Int> = []
        var altTexts: Set<Int> = []
        var sections: Set<Int> = []
        var boardPhotos = 0, inSections = 0

        init(_ db: Database) throws {
            func ids(_ column: String, _ table: String) throws -> Set<Int> {
                Set(try Int.fetchAll(db, sql: "SELECT \(column) FROM \(table)"))
            }
            photos = try ids("id", "favorite")
            boards = try ids("id", "board")
            lines = try ids("id", "history")
            searches = try ids("id", "search")
            taste = try ids("id", "taste")
            pictures = try ids("favorite", "favoritePicture")
            tags = try ids("photo", "ownTag")
            altTexts = try ids("CAST(key AS INTEGER)", "altText")
            sections = try ids("id", "boardSection")
            inSections =
                try Int.fetchOne(db, sql: "SELECT count(*) FROM boardPhoto WHERE section IS NOT NULL") ?? 0
            boardPhotos = try Int.fetchOne(db, sql: "SELECT count(*) FROM boardPhoto") ?? 0
        }
    }

    static let photos = 90
    private static let lines = 160
    static let closing: Int64 = 7
    /// Long texts, so that few rows fill many pages: the time of a rescue grows with the number of rows.
    private static let long = String(repeating: "over the hills ", count: 70)
    static let shared = Result { try RescueSample() }

    let bytes: [UInt8]
    let pages: [Page]
    let content: Content

    private init() throws {
        let folder = TemporaryFolder()
        let database = GalleryDatabase(folder: folder.path)
        try Self.fill(database)
        try database.write { db in
            try db.run(
                "INSERT INTO lock VALUES (1, ?, ?, 16, ?, 2, 12.5, 'boot')",
                [Data(repeating: 1, count: 16), Data(repeating: 2, count: 32), Self.closing])
        }
        database.recordOpened(Self.closing)
        try database.emptyLog()
        (pages, content) = try database.read { db in
            let rows = try Row.fetchAll(
                db, sql: "SELECT name, ncell, pagetype FROM dbstat WHERE aggregate = 0 ORDER BY pageno")
            let pages = rows.map { row in
                Page(table: row[0], rows: row[2] == "overflow" ? 1 : row[1], isLeaf: row[2] != "internal")
            }
            return (pages, try Content(db))
        }
        bytes = DiskFile.read(folder("gallery.sqlite")) ?? []
    }

    static func fill(_ database: GalleryDatabase) throws {
        let favorites = SQLiteFavorites(database)
        try favorites.add((0..<photos).map { photo("\($0)", title: "\($0) \(long)") }, at: date(1))
        let boards = SQLiteBoards(database)
        for name in ["Trip", "Hall"] {
            _ = try boards.make(name, at: date(1))
        }
        let start = date(3)
        try database.write { db in
            for board in 1...2 {
                try db.run(
                    """
                    INSERT INTO boardPhoto (board, photo, position, addedAt)
                    SELECT ?, id, id << 20, ? FROM favorite
                    """, [board, date(2).stored])
                try db.run("INSERT INTO boardSection (board, title) VALUES (?, 'The hall')", [board])
                try db.run(
                    "UPDATE boardPhoto SET section = ?1 WHERE board = ?1 AND photo % 3 = 0", [board])
            }
            for number in 1...lines {
                try db.run(
                    "INSERT INTO history (line, time, service, screen) VALUES (?, 1.5, 'demo', 'Search')",
                    ["search word\(number) \(long)"])
                try db.run(
                    "INSERT INTO search (text, time, service, resultCount) VALUES (?, 2.5, 'demo', ?)",
                    ["words \(number)", number.isMultiple(of: 2) ? number : nil])
                guard number <= photos else { continue }
                try db.run(
                    "INSERT INTO imported (service, user, list, key) VALUES ('demo', '7', '', ?)",
                    ["\(number)"])
                try db.run(
                    "INSERT INTO mirrored (service, user, key, isFavorite) VALUES ('demo', '7', ?, ?)",
                    ["\(number)", number.isMultiple(of: 2)])
                try db.run(
                    "INSERT INTO altText (service, key, text) VALUES ('demo', ?, ?)",
                    ["\(number)", Self.long])
                for tag in 1...2 {
                    try db.run("INSERT INTO ownTag (photo, tag) VALUES (?, ?)", [number, "tag \(tag)"])
                }
                if !number.isMultiple(of: 4) {
                    try db.run(
                        "INSERT INTO favoritePicture (favorite, size, bytes) VALUES (?, 'screen', ?)",
                        [number, Data(jpegBytes)])
                }
            }
        }
        try SQLiteTaste(database).append(
            (0..<lines).map {
                TasteEvent(.liked, photo: photo("\($0)").id, traits: PhotoTraits(), date: start)
            })
    }
}
