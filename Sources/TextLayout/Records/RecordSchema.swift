/// JSON Schema (draft 2020-12) of the output for programs.
public enum RecordSchema {
    /// Describes both a document of `--json` and a line of `--jsonl`.
    public static func text(of shapes: [RecordShape]) throws -> String {
        let kinds = shapes.map { shape in
            let type = field("type", [field("const", .text(shape.name))])
            return field(
                shape.name,
                [field("description", .text(shape.meaning))] + object([type] + properties(shape.fields)))
        }
        let version = field("version", [field("const", .integer(RecordText.version))])
        let items = field("items", type("array") + [field("items", reference("record"))])
        let anyRecord = shapes.map { RecordValue.record(reference($0.name)) }
        return try RecordText.json(
            .record([
                field("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
                field("title", .text("Output of gallery: a document of --json or a line of --jsonl")),
                field("anyOf", .list([.record(reference("document")), .record(reference("record"))])),
                field(
                    "$defs",
                    kinds + [
                        field("document", object([version, items])),
                        field("record", [field("oneOf", .list(anyRecord))]),
                    ]),
            ]), isIndented: true)
    }

    /// Schema of an object with the fields of the shape.
    public static func object(of shape: RecordShape) -> RecordValue {
        .record(object(properties(shape.fields)))
    }

    private static func field(_ name: String, _ value: RecordValue) -> Record.Field {
        Record.Field(name, value)
    }

    private static func field(_ name: String, _ fields: [Record.Field]) -> Record.Field {
        Record.Field(name, .record(fields))
    }

    private static func reference(_ name: String) -> [Record.Field] {
        [field("$ref", .text("#/$defs/\(name)"))]
    }

    private static func object(_ properties: [Record.Field], isNullable: Bool = false) -> [Record.Field] {
        type("object", isNullable: isNullable) + [
            field("properties", properties), field("required", .texts(properties.map(\.name))),
        ]
    }

    private static func properties(_ fields: [RecordShape.Field]) -> [Record.Field] {
        fields.map { shape in
            field(shape.name, [field("description", .text(shape.meaning))] + schema(of: shape.type))
        }
    }

    private static func schema(of type: RecordShape.FieldType, isNullable: Bool = false) -> [Record.Field] {
        switch type {
        case .text: self.type("string", isNullable: isNullable)
        case .date: self.type("string", isNullable: isNullable) + [field("format", .text("date-time"))]
        case .integer: self.type("integer", isNullable: isNullable)
        case .number: self.type("number", isNullable: isNullable)
        case .flag: self.type("boolean", isNullable: isNullable)
        case .list(let element):
            self.type("array", isNullable: isNullable) + [field("items", schema(of: element))]
        case .record(let fields): object(properties(fields), isNullable: isNullable)
        case .optional(let wrapped): schema(of: wrapped, isNullable: true)
        }
    }

    private static func type(_ name: String, isNullable: Bool = false) -> [Record.Field] {
        [field("type", isNullable ? .texts([name, "null"]) : .text(name))]
    }
}
