import GRDB

/// Migrations, one transaction each. A released migration is never changed. Dates are seconds since 2001-01-01 UTC, as
/// in Foundation, to be restored exactly; `datetime(keptAt + 978307200, 'unixepoch')` formats them.
enum Schema {
    static let migrator: DatabaseMigrator = {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 favourites, history, feed") { try $0.execute(sql: first) }
        migrator.registerMigration("2 taste") { try $0.execute(sql: second) }
        migrator.registerMigration("3 boards") { try $0.execute(sql: BoardSchema.third) }
        migrator.registerMigration("4 words") { try PhotoWords.make(in: $0) }
        migrator.registerMigration("5 list of words") { db in
            try db.execute(sql: PhotoWords.termTable(of: "photoWords"))
        }
        migrator.registerMigration("6 pictures to come") { try $0.execute(sql: sixth) }
        migrator.registerMigration("7 sections of boards") { try $0.execute(sql: BoardSchema.seventh) }
        migrator.registerMigration("8 lock") { try $0.execute(sql: LockRow.table) }
        migrator.registerMigration("9 imports") { try $0.execute(sql: SQLiteImports.ninth) }
        migrator.registerMigration("10 favorites to mirror") { try $0.execute(sql: SQLiteMirror.tenth) }
        migrator.registerMigration("11 undo") { try $0.execute(sql: UndoLog.table) }
        migrator.registerMigration("12 alternative texts") { try $0.execute(sql: SQLiteAltTexts.twelfth) }
        migrator.registerMigration("13 folders of saved photos") {
            try $0.execute(sql: PicturesFolder.thirteenth)
        }
        migrator.registerMigration("14 download reports") {
            try $0.execute(sql: SQLiteDownloadReports.fourteenth)
        }
        migrator.registerMigration("15 stated credits") {
            try $0.execute(sql: SQLiteStatedCredits.fifteenth)
        }
        migrator.registerMigration("16 own files") { try $0.execute(sql: SQLiteOwnFiles.sixteenth) }
        return migrator
    }()

    // removedAt: removed favorites stay for 30 days for undo.
    // tagUse: number of favorites for each tag, updated incrementally; counting again would read each favorite.
    private static let first = """
        CREATE TABLE favorite (
            id INTEGER PRIMARY KEY,
            service TEXT NOT NULL,
            key TEXT NOT NULL,
            keptAt REAL NOT NULL,
            removedAt REAL,
            photo TEXT NOT NULL,
            UNIQUE (service, key)
        ) STRICT;
        CREATE INDEX favoriteNewest ON favorite (keptAt, id) WHERE removedAt IS NULL;
        CREATE INDEX favoriteRemoved ON favorite (removedAt) WHERE removedAt IS NOT NULL;

        CREATE TABLE favoritePicture (
            favorite INTEGER NOT NULL REFERENCES favorite (id) ON DELETE CASCADE,
            size TEXT NOT NULL,
            bytes BLOB NOT NULL,
            PRIMARY KEY (favorite, size)
        ) STRICT;

        CREATE TABLE tagUse (tag TEXT PRIMARY KEY, uses INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        CREATE INDEX tagUseMost ON tagUse (uses DESC, tag);

        CREATE TABLE history (
            id INTEGER PRIMARY KEY,
            line TEXT NOT NULL,
            time REAL NOT NULL,
            service TEXT NOT NULL,
            screen TEXT NOT NULL
        ) STRICT;

        CREATE TABLE search (
            id INTEGER PRIMARY KEY,
            text TEXT NOT NULL UNIQUE,
            time REAL NOT NULL,
            service TEXT NOT NULL,
            resultCount INTEGER
        ) STRICT;

        CREATE TABLE feed (service TEXT PRIMARY KEY, time REAL NOT NULL, photos TEXT NOT NULL) STRICT;
        """

    // shown: recommended photos, which are not recommended again for a month.
    private static let second = """
        CREATE TABLE taste (
            id INTEGER PRIMARY KEY,
            time REAL NOT NULL,
            signal TEXT NOT NULL,
            service TEXT,
            key TEXT,
            traits TEXT NOT NULL
        ) STRICT;
        CREATE TABLE shown (
            service TEXT NOT NULL,
            key TEXT NOT NULL,
            time REAL NOT NULL,
            PRIMARY KEY (service, key)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX shownTime ON shown (time);
        """

    // awaitsPicture: the large picture is not stored yet. Own pictures are stored with their photo.
    private static let sixth = """
        ALTER TABLE favorite ADD COLUMN awaitsPicture INTEGER NOT NULL DEFAULT 0;
        \(awaitingPictures)
        CREATE INDEX favoriteAwaits ON favorite (id) WHERE awaitsPicture = 1;
        """

    static let awaitingPictures = """
        UPDATE favorite SET awaitsPicture = 1 WHERE service <> 'own' AND NOT EXISTS
            (SELECT 1 FROM favoritePicture WHERE favorite = favorite.id AND size = 'screen');
        """
}
