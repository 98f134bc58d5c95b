/// Machine-readable contents of a block: named values in order.
public struct Record: Equatable, Sendable {
    public struct Field: Equatable, Sendable {
        /// Stable identifier in the output, never translated.
        public let name: String
        public let value: RecordValue

        public init(_ name: String, _ value: RecordValue) {
            (self.name, self.value) = (name, value)
        }
    }

    /// Record type, such as `photo`.
    public let kind: String
    /// Fields with unique names.
    public let fields: [Field]
    /// Names of the fields printed in a pipe, in order; empty if text lines are printed.
    public let columns: [String]

    public init(_ kind: String, _ fields: [Field], columns: [String] = []) {
        (self.kind, self.fields, self.columns) = (kind, fields, columns)
    }
}

/// Value of a record, with the types of JSON (RFC 8259).
public enum RecordValue: Equatable, Sendable {
    case nothing
    case text(String)
    case integer(Int)
    case number(Double)
    case flag(Bool)
    case list([RecordValue])
    case record([Record.Field])

    public static func text(_ text: String?) -> RecordValue { text.map(RecordValue.text) ?? .nothing }

    public static func integer(_ number: Int?) -> RecordValue { number.map(RecordValue.integer) ?? .nothing }

    public static func number(_ number: Double?) -> RecordValue { number.map(RecordValue.number) ?? .nothing }

    public static func texts(_ texts: [String]) -> RecordValue { .list(texts.map(RecordValue.text)) }
}
