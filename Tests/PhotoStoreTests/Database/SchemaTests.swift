import GRDB
import GalleryCore
import Glibc
import Testing

@testable import PhotoStore

@Suite struct SchemaTests {
    private let folder = TemporaryFolder()

    /// What a later version of the program might know.
    private var later: DatabaseMigrator {
        var migrator = Schema.migrator
        migrator.registerMigration("9 later") { try $0.execute(sql: "CREATE TABLE later (name TEXT)") }
        return migrator
    }

    @Test func `a newer database is read, never written, and that is said`() throws {
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

    @Test func `an older database is copied, then brought up to date`() throws {
        do { try SQLiteFavorites(GalleryDatabase(folder: folder.path)).add(photo("1"), at: date(1)) }
        let database = GalleryDatabase(folder: folder.path, migrator: { [later] in later })
        #expect(try SQLiteFavorites(database).favorite(photo("1").id)?.photo == photo("1"))
        #expect(try database.read { try $0.tableExists("later") })
        let copy = folder("gallery.sqlite.before-upgrade-1")
        #expect(database.takeNotices() == [.upgraded(path: folder("gallery.sqlite"), copy: copy)])
        #expect(DiskFile.mode(copy) == 0o600)
        let old = try DatabaseQueue(path: copy)
        #expect(try old.read { try !$0.tableExists("later") })
        #expect(try old.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM favorite") } == 1)
    }

    @Test func `one whose maker was killed between two steps is finished without a word`() throws {
        do {
            let begun = try DatabaseQueue(path: folder("gallery.sqlite"))
            try Schema.migrator.migrate(begun, upTo: "3 boards")
        }
        let database = GalleryDatabase(folder: folder.path)
        try SQLiteFavorites(database).add(photo("1"), at: date(1))
        #expect(database.takeNotices().isEmpty)
        #expect(!DiskFile.exists(folder("gallery.sqlite.before-upgrade-1")))
        #expect(
            try SQLiteFavorites(database).favorites(
                matching: WordQuery(["fjord"]), after: nil, count: 9
            ).items.count == 1)
    }

    @Test func `boards from before there were sections are as they were, and take some`() throws {
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

    @Test func `a step that fails leaves the database as it was`() throws {
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

    @Test func `one that is up to date opens without writing`() throws {
        do { try SQLiteFavorites(GalleryDatabase(folder: folder.path)).add(photo("1"), at: date(1)) }
        let holder = try DatabaseQueue(path: folder("gallery.sqlite"))
        try holder.inDatabase { db in
            try db.execute(sql: "BEGIN IMMEDIATE")
            // The write lock is somebody else's: whoever needs it waits 5 s and fails.
            #expect(try SQLiteFavorites(GalleryDatabase(folder: folder.path)).count() == 1)
            try db.execute(sql: "ROLLBACK")
        }
    }

    @Test func `a page of a million favorites is found through an index`() throws {
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
