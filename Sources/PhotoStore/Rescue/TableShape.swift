/// What rows of a table look like in a file, so that a page which nothing points to any more is known by its rows.
struct TableShape: Sendable {
    enum Column: Sendable { case number, whole, real, text, json, blob, wholeOrNull, realOrNull, textOrNull }

    let name: String
    /// In the order of a record: the primary key first in a table without row numbers.
    let columns: [Column]
    /// How many of them the first version of the table had.
    let least: Int
    /// Without row numbers its rows lie as in an index.
    let hasRows: Bool
    /// An index with an entry for each row; nil when there is none.
    let index: String?

    init(
        _ name: String, _ columns: [Column], least: Int? = nil, hasRows: Bool = true, index: String? = nil
    ) {
        (self.name, self.columns, self.hasRows) = (name, columns, hasRows)
        (self.least, self.index) = (least ?? columns.count, index)
    }

    /// The table of tables: type, name, table, root, statement.
    static let schema = TableShape("sqlite_schema", [.text, .text, .text, .whole, .textOrNull])

    /// Whether values of these kinds can be a row; `kinds` are those of the record format.
    func fits(_ kinds: [Int]) -> Bool {
        (least...columns.count).contains(kinds.count) && zip(columns, kinds).allSatisfy { $0.takes($1) }
    }
}

extension TableShape.Column {
    fileprivate func takes(_ kind: Int) -> Bool {
        // A whole number in a column of reals is stored as an integer.
        let isWhole = (1...6).contains(kind) || kind == 8 || kind == 9
        let isText = kind >= 13 && !kind.isMultiple(of: 2)
        return switch self {
        case .number: kind == 0
        case .whole: isWhole
        case .wholeOrNull: isWhole || kind == 0
        case .real: isWhole || kind == 7
        case .realOrNull: isWhole || kind == 7 || kind == 0
        case .text: isText
        case .textOrNull: isText || kind == 0
        // At least "{}".
        case .json: isText && kind >= 17
        case .blob: kind >= 12 && kind.isMultiple(of: 2)
        }
    }
}
