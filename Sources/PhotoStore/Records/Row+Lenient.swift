import FoundationEssentials
import GRDB
import GalleryCore

/// Columns as they are, whatever another hand has put there: a wrong type is nil, never a crash.
///
/// Not inlined: the optimizer of Swift 6.3.1 ends with "Found ownership error" when it inlines GRDB's switch over
/// the storage of a value into `FavoriteRow` (pass CopyPropagation).
extension Row {
    /// Text, or a blob that is UTF-8.
    @inline(never) func text(_ index: Int) -> String? {
        String.fromDatabaseValue(self[index] as DatabaseValue)
    }

    /// A whole number.
    @inline(never) func int(_ index: Int) -> Int? { Int.fromDatabaseValue(self[index] as DatabaseValue) }

    /// A date as the schema keeps it.
    @inline(never) func date(_ index: Int) -> Date? {
        Double.fromDatabaseValue(self[index] as DatabaseValue).map(Date.init(stored:))
    }

    /// The bytes of a blob or text.
    @inline(never) func bytes(_ index: Int) -> [UInt8]? {
        Data.fromDatabaseValue(self[index] as DatabaseValue).map { Array($0) }
    }
}

/// The same of single values, not inlined either.
extension DatabaseValue {
    var text: String? { @inline(never) get { String.fromDatabaseValue(self) } }
    var whole: Int? { @inline(never) get { Int.fromDatabaseValue(self) } }
}

extension Database {
    /// The statement is prepared once for each connection.
    func row(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> Row? {
        try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments)
    }

    func rows(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> [Row] {
        try Row.fetchAll(cachedStatement(sql: sql), arguments: arguments)
    }

    func cursor(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> RowCursor {
        try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
    }

    /// The whole number that is found, if any.
    func number(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> Int64? {
        try Int64.fetchOne(cachedStatement(sql: sql), arguments: arguments)
    }

    /// Whether anything is found.
    func has(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> Bool {
        try row(sql, arguments) != nil
    }

    func run(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }
}

extension PhotoID {
    /// `service = ? AND key = ?`
    var stored: StatementArguments { [service.rawValue.stored, key.stored] }
}

extension Date {
    /// Between the years 1 and 9999: what else stands there has no calendar day. Not inlined, as above.
    @inline(never) init(stored seconds: Double) {
        self.init(timeIntervalSinceReferenceDate: min(max(seconds, -63_113_904_000), 252_423_993_599))
    }

    /// As the schema keeps it.
    var stored: Double { timeIntervalSinceReferenceDate }
}

extension String {
    /// Text that SQLite keeps whole: it ends text at a NUL.
    var stored: String {
        utf8.contains(0)
            ? String(split(separator: "\0", omittingEmptySubsequences: false).joined(separator: "\u{FFFD}"))
            : self
    }
}
