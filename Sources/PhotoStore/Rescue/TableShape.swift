import GRDB

/// Column types of a table, used to recognize its rows in unreachable pages.
struct TableShape: Sendable {
    enum Column: Sendable {
        /// Row ID, in place of which a record has NULL.
        case number
        case whole, real, text, json, blob, wholeOrNull, realOrNull, textOrNull
        /// Whole number that triggers or later statements compute again.
        case rebuilt
    }

    let name: String
    /// In record order: the primary key first in a table without row IDs.
    let columns: [Column]
    /// Number of columns in the first version of the table.
    let least: Int
    /// `false` for tables without row IDs, which are stored like an index.
    let hasRows: Bool
    let index: String?

    init(
        _ name: String, _ columns: [Column], least: Int? = nil, hasRows: Bool = true, index: String? = nil
    ) {
        self.name = name
        self.columns = columns
        self.hasRows = hasRows
        self.least = least ?? columns.count
        self.index = index
    }

    /// Columns of `sqlite_schema`: type, name, table, root page, SQL.
    static let schema = TableShape("sqlite_schema", [.text, .text, .text, .whole, .textOrNull])

    func fits(_ kinds: [Int]) -> Bool {
        (least...columns.count).contains(kinds.count) && zip(columns, kinds).allSatisfy { $0.accepts($1) }
    }

    /// Inserts a row into the table of the new database, whose columns are in record order; `false` if it is ignored.
    func insert(_ row: StoredTrees.Row, where condition: String = "TRUE", _ db: Database) throws -> Bool {
        var names: [String] = []
        var values: [DatabaseValue] = []
        for (index, (column, value)) in zip(try db.columns(in: name), row.values).enumerated()
        where columns[index] != .rebuilt {
            names.append(column.name)
            values.append(columns[index] == .number ? row.number.databaseValue : value)
        }
        let parameters = values.indices.map { "?\($0 + 1)" }.joined(separator: ", ")
        try db.run(
            """
            INSERT OR IGNORE INTO \(name) (\(names.joined(separator: ", ")))
            SELECT \(parameters) WHERE \(condition)
            """, StatementArguments(values))
        return db.changesCount > 0
    }
}

extension TableShape.Column {
    fileprivate func accepts(_ kind: Int) -> Bool {
        // SQLite stores whole numbers in REAL columns as integers.
        let isComplete = (1...6).contains(kind) || kind == 8 || kind == 9
        let isText = kind >= 13 && !kind.isMultiple(of: 2)
        return switch self {
        case .number: kind == 0
        case .whole, .rebuilt: isComplete
        case .wholeOrNull: isComplete || kind == 0
        case .real: isComplete || kind == 7
        case .realOrNull: isComplete || kind == 7 || kind == 0
        case .text: isText
        case .textOrNull: isText || kind == 0
        // JSON text has at least two characters, `{}`.
        case .json: isText && kind >= 17
        case .blob: kind >= 12 && kind.isMultiple(of: 2)
        }
    }
}
