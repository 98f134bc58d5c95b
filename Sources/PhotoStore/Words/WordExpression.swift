import GRDB
import GalleryCore

/// What is looked for, as an FTS5 expression. Every word stands between quotes, in which nothing but a quote means
/// anything (sqlite.org/fts5.html#fts5_strings).
///
/// The last word stands for all that begin like it, when it has two letters or more: half of all photos have one that
/// begins with a certain letter. For up to three letters the index has lists of its own; beyond that FTS5 would first
/// read through all photos with any such word, which takes 40 ms in a million, so the words are looked up and asked for
/// one by one.
struct WordExpression {
    /// Beginnings that the index has lists for.
    private static let indexed = 3
    /// More words are left to FTS5.
    private static let mostWords = 128

    /// To be bound to a `?` that stands in `PhotoWords.folded`.
    let text: String
    /// How many lists of the index are read for its longest alternative.
    let alternatives: Int

    /// Reads a query for an index whose list of words is called like it, with `Terms` behind.
    init(_ query: WordQuery, in index: String, _ db: Database) throws {
        // A plural stands for the singular, too.
        var parts = query.parts.map { part in
            part.contains(" ") ? [Self.quoted(part)] : WordForms.both(of: part).map(Self.quoted)
        }
        if let last = query.parts.last, !last.contains(" "), last.unicodeScalars.count > 1 {
            let words = try Self.words(beginning: last, in: index, db)
            let begun = words.isEmpty ? [Self.quoted(last) + "*"] : words.map(Self.quoted)
            parts[parts.count - 1] = begun + parts[parts.count - 1].dropFirst()
        }
        let alternatives = parts.map(\.count).max() ?? 1
        text = parts.map { $0.count > 1 ? "(" + $0.joined(separator: " OR ") + ")" : $0[0] }
            .joined(separator: " AND ")
        self.alternatives = alternatives
    }

    /// An expression for photos with any of the words.
    static func anyOf(_ words: [String]) -> String { words.map(quoted).joined(separator: " OR ") }

    private static func quoted(_ word: String) -> String {
        "\"\(word.stored.replacing("\"", with: "\"\""))\""
    }

    /// The words of the index that begin like one; none where FTS5 is to look for itself.
    private static func words(beginning start: String, in index: String, _ db: Database) throws -> [String] {
        guard let start = try token(start, db), start.unicodeScalars.count > indexed,
            // Not in a database that could not be brought up to date.
            try db.tableExists(index + "Terms")
        else { return [] }
        let statement = try db.cachedStatement(sql: "SELECT term FROM \(index)Terms WHERE term >= ? LIMIT 1")
        var words: [String] = []
        var next = start
        while let word = try String.fetchOne(statement, arguments: [next]), word.utf8.starts(with: start.utf8)
        {
            guard words.count < mostWords else { return [] }
            words.append(word)
            // Behind it. To ask for what is greater would walk through all photos that have it.
            next = word + "\u{1}"
        }
        return words
    }

    /// As the index has it; nil for what is none or several there.
    private static func token(_ word: String, _ db: Database) throws -> String? {
        let folded = try String.fetchOne(
            db.cachedStatement(sql: "SELECT \(PhotoWords.folded("?"))"), arguments: [word.stored])
        let tokens = try db.makeTokenizer(.unicode61(diacritics: .remove)).tokenize(query: folded ?? "")
        return tokens.count == 1 ? tokens[0].token : nil
    }
}
