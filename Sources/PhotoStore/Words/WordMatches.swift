import GRDB
import GalleryCore

/// Matches of a full-text query as row IDs in descending order, the order of the index. Any other order would require
/// reading all matches, and reading a row costs more than a step in the index.
struct WordMatches {
    private let index: String
    private let expression: String
    private let db: Database
    /// Maximum total that is counted. Lower for phrases, for which many more rows are read than match.
    private let counted: Int

    init(_ query: WordQuery, in index: String, _ db: Database) throws {
        self.index = index
        self.db = db
        counted = query.parts.contains { $0.contains(" ") } ? 100 : 500
        expression = try WordExpression(query, in: index, db).text
    }

    /// Page of matches with IDs less than `number`, or the first page. Matches with unreadable photos count but are
    /// omitted, so a page may be shorter. `counts` returns whether a match counts, if possible without reading its row;
    /// `row` returns `nil` for a match that does not count, such as a removed favorite.
    func page<Row>(
        below number: Int64?, count: Int, counts: (Int64) throws -> Bool, _ row: (Int64) throws -> Row?,
        photo: (Row) -> Photo?
    ) throws -> Page<Photo> {
        var found = try numbers(below: number ?? .max)
        let total = try total(of: number == nil ? found : numbers(below: .max), counts: counts)
        var rows: [Row] = []
        // One row more than requested determines `hasMore`.
        while rows.count <= count, let last = found.last {
            for number in found where rows.count <= count {
                if let row = try row(number) { rows.append(row) }
            }
            found = found.count > counted ? try numbers(below: last) : []
        }
        return Page(items: rows.prefix(count).compactMap(photo), total: total, hasMore: rows.count > count)
    }

    /// Number of matches that count; `nil` if more than `counted` rows match.
    private func total(of numbers: [Int64], counts: (Int64) throws -> Bool) throws -> Int? {
        numbers.count > counted ? nil : try numbers.count(where: counts)
    }

    private func numbers(below number: Int64) throws -> [Int64] {
        try Int64.fetchAll(
            db.cachedStatement(
                sql: """
                    SELECT rowid FROM \(index) WHERE \(index) MATCH \(PhotoWords.folded("?")) AND rowid < ?
                    ORDER BY rowid DESC LIMIT ?
                    """),
            arguments: [expression, number, counted + 1])
    }
}
