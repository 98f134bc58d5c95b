import TextLayout

@testable import Screens

/// List of record types for the manual, in mdoc(7).
enum RecordDocuments {
    static var manual: String {
        let items = ProgramRecords.shapes.map { shape in
            let columns = shape.columns.joined(separator: ", ")
            return ".It Cm \(shape.name)\n\(CommandDocuments.escaped(shape.meaning))\n"
                + (columns.isEmpty ? "" : "Columns in a pipe: \(columns).\n")
                + ".Bl -tag -width 20n -compact\n\(rows(shape.fields)).El\n"
        }
        return ".Bl -tag -width Ds\n\(items.joined()).El"
    }

    /// Rows of the fields, each followed by its nested fields with their paths in jq.
    private static func rows(_ fields: [RecordShape.Field], in path: String = "") -> String {
        fields.map { field in
            ".It Va \(path)\(field.name)\n\(CommandDocuments.escaped(field.meaning))\n"
                + parts(of: field.type, at: path + field.name)
        }.joined()
    }

    private static func parts(of type: RecordShape.FieldType, at path: String) -> String {
        switch type {
        case .record(let fields): rows(fields, in: path + ".")
        case .list(let element): parts(of: element, at: path + "[]")
        case .optional(let wrapped): parts(of: wrapped, at: path)
        case .text, .date, .integer, .number, .flag: ""
        }
    }
}
