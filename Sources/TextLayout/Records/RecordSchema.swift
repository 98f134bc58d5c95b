/// JSON Schema (draft 2020-12) of the output for programs.
public enum RecordSchema {
    /// Describes both a document of `--json` and a line of `--jsonl`.
    public static func text(of shapes: [RecordShape]) throws -> String {
        let kinds = shapes.map { shape in
            let type = Record.Field("type", .record([Record.Field("const", .text(shape.name))]))
            return Record.Field(
                shape.name,
                .record(
                    [Record.Field("description", .text(shape.meaning))]
                        + object([type] + properties(shape.fields))))
        }
        let version = Record.Field("version", .record([Record.Field("const", .integer(RecordText.version))]))
        let items = Record.Field(
            "items", .record(type("array") + [Record.Field("items", .record(reference("record")))]))
        return try RecordText.json(
            .record([
                Record.Field("$schema", .text("https://json-schema.org/draft/2020-12/schema")),
                Record.Field("title", .text("Output of gallery: a document of --json or a line of --jsonl")),
                Record.Field(
                    "anyOf", .list([.record(reference("document")), .record(reference("record"))])),
                Record.Field(
                    "$defs",
                    .record(
                        kinds + [
                            Record.Field("document", .record(object([version, items]))),
                            Record.Field(
                                "record",
                                .record([
                                    Record.Field(
                                        "oneOf", .list(shapes.map { .record(reference($0.name)) }))
                                ])),
                        ])),
            ]), isIndented: true)
    }

    private static func reference(_ name: String) -> [Record.Field] {
        [Record.Field("$ref", .text("#/$defs/\(name)"))]
    }

    private static func object(_ properties: [Record.Field], isNullable: Bool = false) -> [Record.Field] {
        type("object", isNullable: isNullable) + [
            Record.Field("properties", .record(properties)),
            Record.Field("required", .texts(properties.map(\.name))),
        ]
    }

    private static func properties(_ fields: [RecordShape.Field]) -> [Record.Field] {
        fields.map { field in
            Record.Field(
                field.name,
                .record([Record.Field("description", .text(field.meaning))] + schema(of: field.type)))
        }
    }

    private static func schema(of type: RecordShape.FieldType, isNullable: Bool = false) -> [Record.Field] {
        switch type {
        case .text: self.type("string", isNullable: isNullable)
        case .date:
            self.type("string", isNullable: isNullable) + [Record.Field("format", .text("date-time"))]
        case .integer: self.type("integer", isNullable: isNullable)
        case .number: self.type("number", isNullable: isNullable)
        case .flag: self.type("boolean", isNullable: isNullable)
        case .list(let element):
            self.type("array", isNullable: isNullable) + [
                Record.Field("items", .record(schema(of: element)))
            ]
        case .record(let fields): object(properties(fields), isNullable: isNullable)
        case .optional(let wrapped): schema(of: wrapped, isNullable: true)
        }
    }

    private static func type(_ name: String, isNullable: Bool = false) -> [Record.Field] {
        [Record.Field("type", isNullable ? .texts([name, "null"]) : .text(name))]
    }
}
