import GRDB
import GalleryCore

/// Index (FTS5, sqlite.org/fts5.html) of title, description, alternative text, tags, author, place, own tags and notes.
/// Triggers only record which photos any program has changed; the index is updated before the transaction ends or
/// before the next search. Triggers that write to the index would need `trusted_schema`, which is off because code that
/// other programs put into the file must not run.
enum PhotoWords {
    private static let columns = ["title", "about", "alt", "tags", "author", "place", "note"]

    static func make(in db: Database) throws {
        try db.execute(
            sql: """
                \(table(named: "photoWords"))
                CREATE TABLE wordsStale (photo INTEGER PRIMARY KEY) STRICT;
                CREATE TRIGGER wordsAdded AFTER INSERT ON favorite
                    BEGIN INSERT OR IGNORE INTO wordsStale (photo) VALUES (new.id); END;
                CREATE TRIGGER wordsChanged AFTER UPDATE OF photo, note ON favorite
                    BEGIN INSERT OR IGNORE INTO wordsStale (photo) VALUES (new.id); END;
                CREATE TRIGGER wordsGone AFTER DELETE ON favorite
                    BEGIN INSERT OR IGNORE INTO wordsStale (photo) VALUES (old.id); END;
                CREATE TRIGGER wordsTagged AFTER INSERT ON ownTag
                    BEGIN INSERT OR IGNORE INTO wordsStale (photo) VALUES (new.photo); END;
                CREATE TRIGGER wordsUntagged AFTER DELETE ON ownTag
                    BEGIN INSERT OR IGNORE INTO wordsStale (photo) VALUES (old.photo); END;
                INSERT INTO wordsStale (photo) SELECT id FROM favorite;
                """)
        try refresh(in: db)
    }

    static func areStale(in db: Database) throws -> Bool {
        try db.has("SELECT 1 FROM wordsStale LIMIT 1")
    }

    static func refresh(in db: Database) throws {
        guard try areStale(in: db) else { return }
        let changed = "(SELECT photo FROM wordsStale)"
        try db.run("DELETE FROM photoWords WHERE rowid IN \(changed)")
        try db.run(
            """
            INSERT INTO photoWords (rowid, \(columns.joined(separator: ", ")))
            SELECT id, \(values(of: "favorite", ownTags: ownTags, note: "favorite.note"))
            FROM favorite WHERE id IN \(changed)
            """)
        try db.run("DELETE FROM wordsStale")
    }

    /// Deletes the words of deleted and changed text from the index, which keeps them until it merges its segments.
    static func compact(in db: Database) throws {
        try refresh(in: db)
        try db.run("INSERT INTO photoWords (photoWords) VALUES ('optimize')")
    }

    /// SQL that creates a missing index, with prefixes of two and three letters; `WordExpression` handles longer ones.
    static func table(named name: String) -> String {
        """
        CREATE VIRTUAL TABLE IF NOT EXISTS \(name) USING fts5 (
            \(columns.joined(separator: ", ")), prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2');
        """
    }

    static func insertion(into index: String, from table: String) -> String {
        """
        INSERT INTO \(index) (rowid, \(columns.joined(separator: ", ")))
        SELECT id, \(values(of: table, ownTags: "''", note: "''")) FROM \(table) WHERE id = ?
        """
    }

    /// SQL that creates the vocabulary table of an index (sqlite.org/fts5.html#the_fts5vocab_virtual_table_module).
    static func termTable(of index: String) -> String {
        "CREATE VIRTUAL TABLE IF NOT EXISTS \(index)Terms USING fts5vocab (\(index), instance);"
    }

    /// SQL for text with ё as е and other Cyrillic letters precomposed. The tokenizer removes diacritics from Latin
    /// letters only, and removes combining marks: и with a combining breve would become и, but й stays й.
    static func folded(_ sql: String) -> String {
        letters.reduce("CAST(\(sql) AS TEXT)") { "replace(\($0), '\($1.found)', '\($1.meant)')" }
    }

    private static let letters: [(found: String, meant: String)] = [
        ("ё", "е"), ("Ё", "Е"), ("е\u{308}", "е"), ("Е\u{308}", "Е"), ("и\u{306}", "й"), ("И\u{306}", "Й"),
        ("і\u{308}", "ї"), ("І\u{308}", "Ї"), ("у\u{306}", "ў"), ("У\u{306}", "Ў"),
    ]

    private static let ownTags =
        "coalesce((SELECT group_concat(tag, ' ') FROM ownTag WHERE ownTag.photo = favorite.id), '')"

    private static func values(of table: String, ownTags: String, note: String) -> String {
        // Invalid JSON counts as a photo without text, so that it does not fail the other rows.
        let photo = "CASE WHEN json_valid(\(table).photo) THEN \(table).photo ELSE '{}' END"
        func field(_ path: String) -> String { "json_extract(\(photo), '$.\(path)')" }
        let author = ["name", "username"].map { "coalesce(\(field("author.\($0)")), '')" }
        let tags = "coalesce((SELECT group_concat(value, ' ') FROM json_each(\(photo), '$.tags')), '')"
        return [
            field("title"), field("about"), field("altText"), "\(tags) || ' ' || \(ownTags)",
            author.joined(separator: " || ' ' || "), field("place.name"), note,
        ].map(folded).joined(separator: ", ")
    }
}
