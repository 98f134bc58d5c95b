import GRDB
import GalleryCore

/// What an index of words finds: numbers of rows, the largest first, as they stand in the index. Any other order would
/// have to look at all that match, and a look at the rows themselves costs more than one into the index.
struct WordMatches {
    private let index: String
    private let expression: String
    private let db: Database
    /// Counted no further: a person reads pages, not totals. Of words that have to stand side by side many more are
    /// looked at than are found.
    private let counted: Int

    /// Looks for all the words of a query.
    init(_ query: WordQuery, in index: String, _ db: Database) throws {
        (self.index, self.db) = (index, db)
        counted = query.parts.contains { $0.contains(" ") } ? 100 : 500
        expression = try WordExpression(query, in: index, db).text
    }

    /// A page of them below a number, or from the first on. `row` reads one, or nil for what does not count, which
    /// `counts` tells sooner; what cannot be shown counts all the same, so that a page may be shorter.
    func page<Row>(
        below number: Int64?, count: Int, counts: (Int64) throws -> Bool, _ row: (Int64) throws -> Row?,
        photo: (Row) -> Photo?
    ) throws -> Page<Photo> {
        var found = try numbers(below: number ?? .max)
        let total = try total(of: number == nil ? found : numbers(below: .max), counts: counts)
        var rows: [Row] = []
        // One more than wanted tells whether any follow.
        while rows.count <= count, let last = found.last {
            for number in found where rows.count <= count {
                if let row = try row(number) { rows.append(row) }
            }
            found = found.count > counted ? try numbers(below: last) : []
        }
        return Page(items: rows.prefix(count).compactMap(photo), total: total, hasMore: rows.count > count)
    }

    /// Nil where there are too many to be counted.
    private func total(of numbers: [Int64], counts: (Int64) throws -> Bool) throws -> Int? {
        numbers.count > counted ? nil : try numbers.count(where: counts)
    }

    /// One more than are counted.
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
