/// Declaration of a record: its name, meaning and fields, for JSON, columns, the schema and the manual.
public struct RecordType<Subject>: Sendable {
    public let shape: RecordShape
    private let fields: [RecordField<Subject>]

    public init(_ name: String, _ meaning: String, _ fields: [RecordField<Subject>]) {
        self.fields = fields
        shape = RecordShape(name: name, meaning: meaning, fields: fields.map(\.shape))
    }

    /// Declarations of some fields, for another record type, in the given order.
    public func fields(_ names: String...) -> [RecordField<Subject>] {
        names.flatMap { name in fields.filter { $0.shape.name == name } }
    }

    /// Record of a subject. If `hasRow` is false, a pipe gets lines of text instead of a row.
    public func callAsFunction(_ subject: Subject, hasRow: Bool = true) -> Record {
        Record(shape.name, fields.map { $0.field(subject) }, columns: hasRow ? shape.columns : [])
    }
}

/// Declaration of a field. The type of the value determines the type in the output; `nil` becomes null.
public struct RecordField<Subject>: Sendable {
    let shape: RecordShape.Field
    let field: @Sendable (Subject) -> Record.Field

    public init<Value: RecordConvertible>(
        _ name: String, _ meaning: String, isColumn: Bool = false,
        _ value: @escaping @Sendable (Subject) -> Value
    ) {
        self.init(name, meaning, isColumn, Value.recordType) { value($0).recordValue }
    }

    public init<Part>(
        _ name: String, _ meaning: String, isColumn: Bool = false, _ parts: [RecordField<Part>],
        _ value: @escaping @Sendable (Subject) -> Part
    ) {
        self.init(name, meaning, isColumn, .record(parts.map(\.shape))) { parts.value(of: value($0)) }
    }

    public init<Part>(
        _ name: String, _ meaning: String, _ parts: [RecordField<Part>],
        optional value: @escaping @Sendable (Subject) -> Part?
    ) {
        self.init(name, meaning, false, .optional(.record(parts.map(\.shape)))) { subject in
            value(subject).map { parts.value(of: $0) } ?? .nothing
        }
    }

    public init<Part>(
        _ name: String, _ meaning: String, _ parts: [RecordField<Part>],
        list values: @escaping @Sendable (Subject) -> [Part]
    ) {
        self.init(name, meaning, false, .list(.record(parts.map(\.shape)))) { subject in
            .list(values(subject).map { parts.value(of: $0) })
        }
    }

    private init(
        _ name: String, _ meaning: String, _ isColumn: Bool, _ type: RecordShape.FieldType,
        _ value: @escaping @Sendable (Subject) -> RecordValue
    ) {
        shape = RecordShape.Field(name: name, meaning: meaning, type: type, isColumn: isColumn)
        field = { Record.Field(name, value($0)) }
    }
}

extension Array {
    fileprivate func value<Part>(of part: Part) -> RecordValue where Element == RecordField<Part> {
        .record(map { $0.field(part) })
    }
}
