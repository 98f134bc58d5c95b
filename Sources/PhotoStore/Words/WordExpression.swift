import GRDB
import GalleryCore

/// Query as an FTS5 expression of quoted words (sqlite.org/fts5.html#fts5_strings). The last word matches as a prefix
/// if it has at least two letters; a single letter would match half of all photos. The index has prefixes of two and
/// three letters. For a longer prefix, FTS5 would read all photos with a matching word, 40 ms with a million photos;
/// instead, the matching words of the vocabulary are queried one by one.
struct WordExpression {
    /// Number of letters of the longest prefixes in the prefix index.
    private static let indexed = 3
    /// Maximum number of words queried in place of a prefix; if more have the prefix, FTS5 searches for it.
    private static let maxWords = 128

    /// Bound to a `?` within `PhotoWords.folded`.
    let text: String
    /// Maximum number of alternatives of a query part. An index list is read for each alternative.
    let alternatives: Int

    /// The vocabulary table is named `index` with the suffix `Terms`.
    init(_ query: WordQuery, in index: String, _ db: Database) throws {
        // A plural also matches the singular.
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

    static func anyOf(_ words: [String]) -> String { words.map(quoted).joined(separator: " OR ") }

    private static func quoted(_ word: String) -> String {
        let doubled = word.stored.unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }
        return "\"" + doubled.joined() + "\""
    }

    /// Words of the index with the prefix; empty if FTS5 should search for the prefix.
    private static func words(beginning start: String, in index: String, _ db: Database) throws -> [String] {
        guard let start = try token(start, db), start.unicodeScalars.count > indexed,
            try db.tableExists(index + "Terms")
        else { return [] }
        let statement = try db.cachedStatement(sql: "SELECT term FROM \(index)Terms WHERE term >= ? LIMIT 1")
        var words: [String] = []
        var next = start
        while let word = try String.fetchOne(statement, arguments: [next]), word.utf8.starts(with: start.utf8)
        {
            guard words.count < maxWords else { return [] }
            words.append(word)
            // The smallest text after `word`. With a condition `term > ?`, FTS5 would scan all photos with the word.
            next = word + "\u{1}"
        }
        return words
    }

    /// Word as normalized by the tokenizer; `nil` if the result is not exactly one token.
    private static func token(_ word: String, _ db: Database) throws -> String? {
        let folded = try String.fetchOne(
            db.cachedStatement(sql: "SELECT \(PhotoWords.folded("?"))"), arguments: [word.stored])
        let tokens = try db.makeTokenizer(.unicode61(diacritics: .remove)).tokenize(query: folded ?? "")
        return tokens.count == 1 ? tokens[0].token : nil
    }
}
