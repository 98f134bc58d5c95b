import GRDB
import GalleryCore

/// The index of words over the photos that are kept: FTS5 (sqlite.org/fts5.html) over title, description, alternative
/// text, tags, author, place, and what the person added, own tags and notes.
///
/// Triggers only note which photos have changed, by any program; the words follow before the transaction ends,
/// or before the next search. Triggers that wrote to the index themselves would need `trusted_schema`, which is off:
/// what another hand has put into the file must not run.
enum PhotoWords {
    private static let columns = ["title", "about", "alt", "tags", "author", "place", "note"]

    /// Makes the index, with the photos that are kept already.
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

    /// Whether photos have changed since their words were read.
    static func areStale(in db: Database) throws -> Bool {
        try db.has("SELECT 1 FROM wordsStale LIMIT 1")
    }

    /// Reads the words of the photos that have changed.
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

    /// The statement that makes an index where there is none. Of two and three letters it knows by itself which photos
    /// have a word that begins with them; `WordExpression` sees to more of them.
    static func table(named name: String) -> String {
        """
        CREATE VIRTUAL TABLE IF NOT EXISTS \(name) USING fts5 (
            \(columns.joined(separator: ", ")), prefix = '2 3', tokenize = 'unicode61 remove_diacritics 2');
        """
    }

    /// The statement that reads the words of one row, whose number is `?`, of another table with a `photo`.
    static func insertion(into index: String, from table: String) -> String {
        """
        INSERT INTO \(index) (rowid, \(columns.joined(separator: ", ")))
        SELECT id, \(values(of: table, ownTags: "''", note: "''")) FROM \(table) WHERE id = ?
        """
    }

    /// The statement that makes the list of an index's words (sqlite.org/fts5.html#the_fts5vocab_virtual_table_module).
    static func termTable(of index: String) -> String {
        "CREATE VIRTUAL TABLE IF NOT EXISTS \(index)Terms USING fts5vocab (\(index), instance);"
    }

    /// SQL for a text with ё as е, and with the other letters of Cyrillic that have marks in one piece. The tokenizer
    /// drops accents of Latin letters only, and marks that stand alone: и with a breve would become и, й would not.
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
        // What is no JSON has no words; it must not fail the others.
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
