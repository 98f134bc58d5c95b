/// Machine-readable contents of a block: named values in order.
public struct Record: Equatable, Sendable {
    public struct Field: Equatable, Sendable {
        /// Stable identifier in the output, never translated.
        public let name: String
        public let value: RecordValue

        public init(_ name: String, _ value: RecordValue) {
            self.name = name
            self.value = value
        }
    }

    /// Record type, such as `photo`.
    public let kind: String
    /// Fields with unique names.
    public let fields: [Field]
    public let columns: [String]

    /// Internal, since other modules make records with a `RecordType`.
    init(_ kind: String, _ fields: [Field], columns: [String] = []) {
        self.kind = kind
        self.fields = fields
        self.columns = columns
    }

    /// Copy that is not printed as a row in a pipe.
    public var withoutColumns: Record { Record(kind, fields) }

    /// Copy whose row in a pipe has this field only; without a row if the field is empty.
    public func showing(_ field: String) -> Record {
        let isSet = fields.contains { $0.name == field && ![.nothing, .list([])].contains($0.value) }
        return Record(kind, fields, columns: isSet ? [field] : [])
    }

    public func replacingText(_ replacement: (String) -> String) -> Record {
        Record(
            kind, fields.map { Field($0.name, $0.value.replacingText(replacement)) }, columns: columns)
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

    public static func texts(_ texts: [String]) -> RecordValue { .list(texts.map(RecordValue.text)) }

    fileprivate func replacingText(_ replacement: (String) -> String) -> RecordValue {
        switch self {
        case .text(let text): .text(replacement(text))
        case .list(let values): .list(values.map { $0.replacingText(replacement) })
        case .record(let fields):
            .record(fields.map { Record.Field($0.name, $0.value.replacingText(replacement)) })
        case .nothing, .integer, .number, .flag: self
        }
    }
}
