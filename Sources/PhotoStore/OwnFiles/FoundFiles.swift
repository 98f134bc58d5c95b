import FoundationEssentials
import GRDB

/// Files that match a search, in the order of a list. If many match, they are counted, and those of a page looked for
/// from the start of the list, since reading all takes longer.
struct FoundFiles {
    /// Number of matches that are always read.
    static let few = 10_000
    /// Sizes of the first parts of the list in which a page is looked for.
    private static let parts = [128, 512]

    /// All files in the order of the list.
    private let list: [Int64]
    private let table: String
    private let identifier: String
    private let arguments: StatementArguments
    /// `nil` if there are many.
    private let matches: Set<Int64>?
    let count: Int

    init(
        _ condition: FileCondition, among list: [Int64], in db: Database, few: Int = FoundFiles.few
    ) throws {
        self.list = list
        let folders = StatementArguments(condition.folders.arguments)
        let hasOthers = try db.has("SELECT 1 FROM fileFolder WHERE NOT (\(condition.folders.sql))", folders)
        if let match = condition.match, !hasOthers {
            // The full-text index alone finds files with words.
            (table, identifier) = ("fileWords WHERE fileWords MATCH ?", "rowid")
            arguments = [match]
        } else {
            (table, identifier) = ("file WHERE \(hasOthers ? condition.inFolders : condition.sql)", "id")
            arguments = (hasOthers ? folders : []) + StatementArguments(condition.arguments)
        }
        let most = max(few, list.count / 4)
        let read = try db.numbers("SELECT \(identifier) FROM \(table) LIMIT ?", arguments + [most + 1])
        if read.count <= most {
            (matches, count) = (Set(read), read.count)
        } else {
            matches = nil
            count = Int(try db.number("SELECT count(*) FROM \(table)", arguments) ?? 0)
        }
    }

    func page(_ range: Range<Int>, in db: Database) throws -> [Int64] {
        if let matches { return page(range, of: matches) }
        var found: [Int64] = [], start = 0
        for size in Self.parts {
            let part = list.dropFirst(start).prefix(size)
            let numbers = "[" + part.map(String.init).joined(separator: ",") + "]"
            let matches = try db.numbers(
                "SELECT \(identifier) FROM \(table) AND \(identifier) IN (SELECT value FROM json_each(?))",
                arguments + [numbers])
            found += part.filter(Set(matches).contains)
            if found.count >= range.upperBound { return Array(found[range]) }
            start += size
        }
        return page(range, of: Set(try db.numbers("SELECT \(identifier) FROM \(table)", arguments)))
    }

    private func page(_ range: Range<Int>, of matches: Set<Int64>) -> [Int64] {
        Array(list.lazy.filter(matches.contains).dropFirst(range.lowerBound).prefix(range.count))
    }
}
