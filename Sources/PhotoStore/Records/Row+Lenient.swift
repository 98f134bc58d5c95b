import FoundationEssentials
import GRDB
import GalleryCore

/// Column values, `nil` if of another type, since other programs may have written the file. Not inlined: the optimizer
/// of Swift 6.3.1 fails with "Found ownership error" (pass CopyPropagation) when it inlines GRDB's switch over the
/// storage of a value into `FavoriteRow`.
extension Row {
    /// Text, or a blob of valid UTF-8.
    @inline(never) func text(_ index: Int) -> String? {
        String.fromDatabaseValue(self[index] as DatabaseValue)
    }

    @inline(never) func int(_ index: Int) -> Int? { Int.fromDatabaseValue(self[index] as DatabaseValue) }

    @inline(never) func date(_ index: Int) -> Date? {
        Double.fromDatabaseValue(self[index] as DatabaseValue).map(Date.init(stored:))
    }

    /// ID of a photo, from a column with the service and the next column with the key.
    func photoID(_ index: Int) -> PhotoID? {
        guard let service = text(index), let key = text(index + 1) else { return nil }
        return PhotoID(service: ServiceName(rawValue: service), key: key)
    }

    @inline(never) func bytes(_ index: Int) -> [UInt8]? {
        Data.fromDatabaseValue(self[index] as DatabaseValue).map { Array($0) }
    }
}

/// Not inlined, for the same reason as the `Row` extension.
extension DatabaseValue {
    var text: String? { @inline(never) get { String.fromDatabaseValue(self) } }
    var whole: Int? { @inline(never) get { Int.fromDatabaseValue(self) } }
}

/// These functions cache a compiled statement for each SQL text, without a limit: values belong into `arguments`.
extension Database {
    func row(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> Row? {
        try Row.fetchOne(cachedStatement(sql: sql), arguments: arguments)
    }

    func rows(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> [Row] {
        try Row.fetchAll(cachedStatement(sql: sql), arguments: arguments)
    }

    func cursor(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> RowCursor {
        try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
    }

    func number(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> Int64? {
        try Int64.fetchOne(cachedStatement(sql: sql), arguments: arguments)
    }

    func numbers(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> [Int64] {
        try Int64.fetchAll(cachedStatement(sql: sql), arguments: arguments)
    }

    func has(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws -> Bool {
        try row(sql, arguments) != nil
    }

    func run(_ sql: String, _ arguments: StatementArguments = StatementArguments()) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }
}

extension PhotoID {
    /// Arguments for `service = ? AND key = ?`.
    var stored: StatementArguments { [service.rawValue.stored, key.stored] }
}

extension Date {
    /// Clamped to the years 1 to 9999, which calendar calculations support. Not inlined, like the `Row` extension.
    @inline(never) init(stored seconds: Double) {
        self.init(timeIntervalSinceReferenceDate: min(max(seconds, -63_113_904_000), 252_423_993_599))
    }

    var stored: Double { timeIntervalSinceReferenceDate }
}

extension String {
    /// Text with U+FFFD in place of NUL characters, which end a text in SQLite.
    var stored: String {
        utf8.contains(0)
            ? String(split(separator: "\0", omittingEmptySubsequences: false).joined(separator: "\u{FFFD}"))
            : self
    }
}
