/// What a block says, for a program that reads the output: named values in the order they are given.
public struct Record: Equatable, Sendable {
    /// A name with its value.
    public struct Field: Equatable, Sendable {
        /// The name programs know it by; never translated, never renamed.
        public let name: String
        /// What it is.
        public let value: RecordValue

        public init(_ name: String, _ value: RecordValue) {
            (self.name, self.value) = (name, value)
        }
    }

    /// What it is about, such as `photo`.
    public let kind: String
    /// Each name once.
    public let fields: [Field]
    /// Names of those that a pipe gets, in this order; empty where lines of text say it.
    public let columns: [String]

    public init(_ kind: String, _ fields: [Field], columns: [String] = []) {
        (self.kind, self.fields, self.columns) = (kind, fields, columns)
    }
}

/// A value of a record: what JSON (RFC 8259) has.
public enum RecordValue: Equatable, Sendable {
    case nothing
    case text(String)
    case integer(Int)
    case number(Double)
    case flag(Bool)
    case list([RecordValue])
    case record([Record.Field])

    /// Nothing where there is no text.
    public static func text(_ text: String?) -> RecordValue { text.map(RecordValue.text) ?? .nothing }

    /// Nothing where there is no number.
    public static func integer(_ number: Int?) -> RecordValue { number.map(RecordValue.integer) ?? .nothing }

    /// Nothing where there is no number.
    public static func number(_ number: Double?) -> RecordValue { number.map(RecordValue.number) ?? .nothing }

    /// A list of texts.
    public static func texts(_ texts: [String]) -> RecordValue { .list(texts.map(RecordValue.text)) }
}
