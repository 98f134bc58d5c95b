import GRDB
import GalleryCore
import Glibc
import TestKit
import Testing

@testable import PhotoStore

@Suite struct SchemaTests {
    private let folder = TemporaryFolder()

    private var later: DatabaseMigrator {
        var migrator = Schema.migrator
        migrator.registerMigration("9 later") { try $0.execute(sql: "CREATE TABLE later (name TEXT)") }
        return migrator
    }

    @Test func `a newer database is read but not written, and a notice is given`() throws {
        try SQLiteFavorites(GalleryDatabase(folder: folder.path, migrator: { [later] in later })).add(
            photo("1"), at: date(1))
        let database = GalleryDatabase(folder: folder.path)
        let favorites = SQLiteFavorites(database)
        #expect(try favorites.favorites(after: nil, count: 9).map(\.photo) == [photo("1")])
        #expect(throws: StoreError.readOnly(path: folder("gallery.sqlite"))) {
            try favorites.add(photo("2"), at: date(2))
        }
        #expect(throws: StoreError.readOnly(path: folder("gallery.sqlite"))) {
            try favorites.remove(photo("1").id)
        }
        #expect(database.takeNotices() == [.newerSchema(path: folder("gallery.sqlite"))])
        #expect(try database.status().isReadOnly)
    }

    @Test func `an older database is backed up and then migrated`() throws {
        do { try SQLiteFavorites(GalleryDatabase(folder: folder.path)).add(photo("1"), at: date(1)) }
        // Left by earlier upgrades, some of them killed.
        for name in ["", "-1", "-22", ".part", ".part-journal"] {
            DiskFile.write([1], to: folder("gallery.sqlite.before-upgrade" + name))
        }
        let database = GalleryDatabase(folder: folder.path, migrator: { [later] in later })
        #expect(try SQLiteFavorites(database).favorite(photo("1").id)?.photo == photo("1"))
        #expect(try database.read { try $0.tableExists("later") })
        let copy = folder("gallery.sqlite.before-upgrade")
        #expect(folder.names.filter { $0.contains("upgrade") } == ["gallery.sqlite.before-upgrade"])
        #expect(database.takeNotices() == [.upgraded(path: folder("gallery.sqlite"), copy: copy)])
        #expect(DiskFile.mode(copy) == 0o600)
        let old = try DatabaseQueue(path: copy)
        #expect(try old.read { try !$0.tableExists("later") })
        #expect(try old.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM favorite") } == 1)
    }

    @Test func `an incomplete backup is removed at the next start, and a complete one is kept`() throws {
        do { try SQLiteFavorites(GalleryDatabase(folder: folder.path)).add(photo("1"), at: date(1)) }
        for name in ["", ".part"] {
            DiskFile.write([1], to: folder("gallery.sqlite.before-upgrade" + name))
        }
        #expect(try SQLiteFavorites(GalleryDatabase(folder: folder.path)).count() == 1)
        #expect(folder.names.filter { $0.contains("upgrade") } == ["gallery.sqlite.before-upgrade"])
    }

    @Test func `a database without data is migrated without backup or notice`() throws {
        do {
            let begun = try DatabaseQueue(path: folder("gallery.sqlite"))
            try Schema.migrator.migrate(begun, upTo: "3 boards")
        }
        let database = GalleryDatabase(folder: folder.path)
        try SQLiteFavorites(database).add(photo("1"), at: date(1))
        #expect(database.takeNotices().isEmpty)
        #expect(!folder.names.contains { $0.contains("upgrade") })
        #expect(
            try SQLiteFavorites(database).favorites(
                matching: WordQuery(["fjord"]), after: nil, count: 9
            ).items.count == 1)
    }

    @Test func `boards of an older schema without sections stay unchanged and can get sections`() throws {
        do {
            let old = try DatabaseQueue(path: folder("gallery.sqlite"))
            try Schema.migrator.migrate(old, upTo: "6 pictures to come")
            try old.write { db in
                try db.execute(
                    sql: """
                        INSERT INTO favorite (id, service, key, keptAt, photo) VALUES
                            (7, 'demo', '1', 1, ?), (9, 'demo', '2', 1, ?);
                        INSERT INTO board (id, name, madeAt, changedAt) VALUES (3, 'Home', 1, 1);
                        INSERT INTO boardPhoto (board, photo, position, addedAt) VALUES (3, 9, 10, 1), (3, 7, 20, 1);
                        """,
                    arguments: [try StoredPhoto.json(photo("1")), try StoredPhoto.json(photo("2"))])
            }
        }
        let boards = SQLiteBoards(GalleryDatabase(folder: folder.path))
        let home = try #require(try boards.board(named: "home"))
        #expect(home.count == 2 && home.sections == [])
        #expect(try boards.change(home.id, .section("Hall"), at: date(2)))
        #expect(try boards.move([photo("1").id], to: .section("Hall"), on: home.id, at: date(2)) == 1)
        let photos = try boards.photos(of: home.id, matching: WordQuery(), after: nil, count: 9)
        #expect(photos.map(\.photo.id.key) == ["1", "2"])
        #expect(photos.map(\.section) == ["Hall", nil])
    }

    @Test func `a failed migration leaves the database unchanged`() throws {
        do { try SQLiteFavorites(GalleryDatabase(folder: folder.path)).add(photo("1"), at: date(1)) }
        var broken = Schema.migrator
        broken.registerMigration("9 broken") { db in
            let count = try Int.fetchOne(db, sql: "SELECT count(*) FROM favorite")
            try db.execute(sql: "DROP TABLE history; CREATE TABLE history (id)")
            if count == 1 { throw DatabaseError(message: "power cut") }
        }
        let database = GalleryDatabase(folder: folder.path, migrator: { [broken] in broken })
        #expect(try SQLiteFavorites(database).count() == 0)
        guard case .inMemory = database.takeNotices().first else {
            Issue.record("no notice")
            return
        }
        #expect(try SQLiteFavorites(GalleryDatabase(folder: folder.path)).count() == 1)
    }

    @Test func `an up-to-date database is opened without the write lock`() throws {
        do { try SQLiteFavorites(GalleryDatabase(folder: folder.path)).add(photo("1"), at: date(1)) }
        let holder = try DatabaseQueue(path: folder("gallery.sqlite"))
        try holder.inDatabase { db in
            try db.execute(sql: "BEGIN IMMEDIATE")
            // Anything that needs the write lock would fail after 5 s.
            #expect(try SQLiteFavorites(GalleryDatabase(folder: folder.path)).count() == 1)
            try db.execute(sql: "ROLLBACK")
        }
    }

    @Test func `sorting favorites by date uses an index`() throws {
        let database = GalleryDatabase(folder: folder.path)
        let plan = try database.read { db in
            try Row.fetchAll(
                db,
                sql: """
                    EXPLAIN QUERY PLAN SELECT photo FROM favorite WHERE removedAt IS NULL
                    ORDER BY keptAt DESC, id DESC LIMIT 30 OFFSET 60
                    """
            ).compactMap { $0.text(3) }.joined()
        }
        #expect(plan.contains("favoriteNewest"))
        #expect(!plan.contains("TEMP B-TREE"))
    }
}
