import FoundationEssentials
import GRDB
import GalleryCore
import Glibc
import TestKit

@testable import PhotoStore

/// Database with rows in each table and without constraints, so that most columns can contain any value.
struct HostileColumns {
    /// SQL condition that selects the row to damage, by table.
    static let damaged: [String: String] = [
        "favorite": "key = 'bad'", "favoritePicture": "favorite = 2", "tagUse": "tag = 'bad'",
        "history": "id = 2", "search": "id = 2", "feed": "service = 'flickr'", "taste": "key = 'bad'",
        "shown": "key = 'bad'", "ownTag": "photo = 2", "board": "id = 2", "boardPhoto": "board = 2",
        "boardSection": "id = 2", "keptCount": "1", "imported": "key = ''", "mirrored": "key = 'bad'",
        "lock": "1", "undo": "id = 1", "altText": "key = 'bad'",
        "savedFolder": "path = '/bad'", "downloadReport": "key = 'bad'", "statedCredit": "key = 'bad'",
        "ownFile": "digest = 'bad'",
    ]

    let folder = TemporaryFolder()
    private let hand: DatabaseQueue

    init() throws {
        let database = GalleryDatabase(folder: folder.path)
        let favorites = SQLiteFavorites(database), boards = SQLiteBoards(database)
        try favorites.add(photo("good", tags: ["good"]), at: date(1))
        try favorites.add(photo("bad", tags: ["bad"]), at: date(2))
        for (index, key) in ["good", "bad"].enumerated() {
            let id = photo(key).id
            try favorites.save(picture: jpegBytes, size: .screen, of: id)
            _ = try SQLiteAnnotations(database).annotate(id, .note("a \(key) note"))
            _ = try SQLiteAnnotations(database).annotate(id, .tag(["own \(key)"]))
            if let board = try boards.make("Board \(key)", at: date(3)) {
                _ = try boards.add([photo(key)], to: board.id, at: date(4))
                _ = try boards.put([id], into: "Section \(key)", of: board.id, at: date(4))
            }
            let history = SQLiteHistory(database)
            try history.append(line: "search \(key)", service: .demo, screen: "search", at: date(5))
            try history.append(
                search: RecentSearch(text: key, resultCount: 3, date: date(6)), service: .demo)
            try SQLiteFeedMemory(database).remember(
                CachedReply(photos: [photo(key)], date: date(7)), service: index == 0 ? .demo : .flickr)
            try SQLiteTaste(database).append([
                TasteEvent(.liked, photo: id, traits: PhotoTraits(terms: [key: 1]), date: date(8))
            ])
            try SQLiteTaste(database).recordShown([id], at: date(9))
            try SQLiteAltTexts(database).set(altText: "a \(key) text", of: id)
            try SQLiteStatedCredits(database).add([id: StatedCredit(authors: [Author(name: key)])])
        }
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        hand = try DatabaseQueue(path: folder("gallery.sqlite"), configuration: configuration)
        try hand.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA synchronous = OFF")
            try db.execute(
                sql: """
                    INSERT INTO mirrored (id, service, user, key, isFavorite) VALUES
                    (1, 'demo', '7', 'bad', 1), (2, 'demo', '7', 'good', 1);
                    INSERT INTO imported (service, user, list, key, board, page, date) VALUES
                    ('demo', '7', '', '', NULL, 2, 5), ('demo', '7', '', 'good', NULL, NULL, NULL);
                    INSERT INTO savedFolder VALUES ('/bad'), ('/good');
                    INSERT INTO ownFile VALUES (x'2F62', 'bad', 1, 1), (x'2F67', 'good', 2, 2);
                    INSERT INTO downloadReport (time, service, key, address) VALUES
                    (\(date(1).timeIntervalSinceReferenceDate), 'demo', 'bad', '/bad'),
                    (\(Date().timeIntervalSinceReferenceDate), 'demo', 'good', '/good');
                    INSERT INTO lock VALUES (1, x'01', x'02', 4, 7, 0, 1, 'boot');
                    """)
            try Self.removeConstraints(db)
        }
    }

    private static func removeConstraints(_ db: Database) throws {
        for trigger in try String.fetchAll(db, sql: "SELECT name FROM sqlite_schema WHERE type = 'trigger'") {
            try db.execute(sql: "DROP TRIGGER \(trigger)")
        }
        for table in damaged.keys {
            guard
                var sql = try String.fetchOne(
                    db, sql: "SELECT sql FROM sqlite_schema WHERE name = ?", arguments: [table])
            else { continue }
            for (old, new) in [
                (" NOT NULL", ""), ("STRICT, ", ""), (" STRICT", ""), (" CHECK (id = 1)", ""),
                (" CHECK (one = 1)", ""), (" TEXT", ""), (" REAL", ""), (" BLOB", ""),
                ("INTEGER PRIMARY", "WHOLE PRIMARY"), (" INTEGER", ""), ("WHOLE PRIMARY", "INTEGER PRIMARY"),
            ] { sql = sql.replacing(old, with: new) }
            try db.execute(
                sql: "CREATE TEMP TABLE kept_\(table) AS SELECT * FROM main.\(table)")
            try db.execute(sql: "PRAGMA writable_schema = ON")
            try db.execute(
                sql: "UPDATE main.sqlite_schema SET sql = ? WHERE name = ? AND type = 'table'",
                arguments: [sql, table])
            try db.execute(sql: "PRAGMA writable_schema = RESET")
        }
    }

    var tables: [String] {
        get throws {
            try hand.read { db in
                try String.fetchAll(
                    db,
                    sql: """
                        SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'
                        AND name NOT LIKE '%words%' AND name <> 'grdb_migrations'
                        """)
            }
        }
    }

    func columns(of table: String) throws -> [String] {
        try hand.read { try $0.columns(in: table).map(\.name) }
    }

    /// SQL literals of the column's value in the damaged row, each with one bit flipped.
    func turned(_ column: String, of table: String, bits: (Int) -> [Int]) throws -> [String] {
        let value = try hand.read { db in
            try DatabaseValue.fetchOne(
                db, sql: "SELECT \(column) FROM \(table) WHERE \(Self.damaged[table] ?? "0")")
        }
        switch value?.storage {
        case .int64(let number): return bits(64).map { "\(number ^ (1 as Int64) << $0)" }
        case .double(let number):
            return bits(64).compactMap {
                let turned = Double(bitPattern: number.bitPattern ^ (1 as UInt64) << $0)
                return turned.isFinite ? "\(turned)" : nil
            }
        case .string(let text): return Self.turned(Array(text.utf8), bits).map { "CAST(x'\($0)' AS TEXT)" }
        case .blob(let blob): return Self.turned(Array(blob), bits).map { "x'\($0)'" }
        case nil, .null: return []
        }
    }

    private static func turned(_ bytes: [UInt8], _ bits: (Int) -> [Int]) -> [String] {
        bits(bytes.count * 8).map { bit in
            var bytes = bytes
            bytes[bit / 8] ^= 1 << (bit % 8)
            return bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
        }
    }

    /// Stores the value; `false` if the column, such as a row ID, cannot contain it.
    func put(_ value: String, in column: String, of table: String) throws -> Bool {
        try hand.write { db in
            do {
                try db.execute(
                    sql: "UPDATE \(table) SET \(column) = \(value) WHERE \(Self.damaged[table] ?? "0")")
                return db.changesCount > 0
            } catch { return false }
        }
    }

    func restore(_ tables: String...) throws {
        try hand.write { db in
            for table in tables {
                try db.execute(sql: "DELETE FROM \(table)")
                try db.execute(sql: "INSERT INTO \(table) SELECT * FROM temp.kept_\(table)")
            }
        }
    }
}
