/// Validates values against a JSON schema. A keyword that is not supported here is a fault.
struct JSONSchema {
    let root: JSONValue

    var types: Set<String> {
        Set(
            (definition("#/$defs/record")?["oneOf"]?.elements ?? []).compactMap {
                $0["$ref"]?.string?.split(separator: "/").last.map(String.init)
            })
    }

    /// Faults of a document of `--json` or a line of `--jsonl`.
    func faults(of value: JSONValue) -> [String] { faults(of: value, in: root, at: "$") }

    /// Faults of a record, checked against the schema of its type only, so that faults name the fields.
    func faults(ofRecord record: JSONValue) -> [String] {
        let type = record["type"]?.string ?? ""
        guard types.contains(type), let schema = definition("#/$defs/\(type)") else {
            return ["no record type \(type)"]
        }
        return faults(of: record, in: schema, at: type)
    }

    private func definition(_ reference: String) -> JSONValue? {
        reference.split(separator: "/").dropFirst().reduce(root) { $0?[String($1)] }
    }

    private func faults(of value: JSONValue, in schema: JSONValue, at path: String) -> [String] {
        schema.members.flatMap { keyword, argument -> [String] in
            switch (keyword, argument) {
            case ("$schema", _), ("$defs", _), ("title", _), ("description", .text): []
            case ("$ref", .text(let reference)):
                definition(reference).map { faults(of: value, in: $0, at: path) }
                    ?? ["\(path): \(reference) is missing"]
            case ("anyOf", .list(let all)):
                all.contains { faults(of: value, in: $0, at: path).isEmpty } ? [] : ["\(path): matches none"]
            case ("oneOf", .list(let all)):
                all.count { faults(of: value, in: $0, at: path).isEmpty } == 1 ? [] : ["\(path): not one"]
            case ("const", _): value == argument ? [] : ["\(path): is \(value)"]
            case ("type", _):
                ([argument] + argument.elements).compactMap(\.string).contains(where: value.has)
                    ? [] : ["\(path): \(value) is no \(argument)"]
            case ("format", .text("date-time")):
                value.string?.wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/#) != nil || value == .null
                    ? [] : ["\(path): \(value) is no date"]
            case ("properties", .object(let properties)):
                // The schema permits new fields for later versions, but this version writes declared fields only.
                properties.flatMap { name, schema in
                    value[name].map { faults(of: $0, in: schema, at: "\(path).\(name)") } ?? []
                }
                    + value.members.keys.filter { properties[$0] == nil }
                    .map { "\(path).\($0) is not declared" }
            case ("required", .list(let names)):
                names.compactMap(\.string).filter { value != .null && value[$0] == nil }
                    .map { "\(path).\($0) is missing" }
            case ("items", _): value.elements.flatMap { faults(of: $0, in: argument, at: "\(path)[]") }
            default: ["\(path): \(keyword) is not supported"]
            }
        }
    }
}

extension JSONValue {
    /// Whether the value has this type, as named by JSON Schema.
    fileprivate func has(type: String) -> Bool {
        switch self {
        case .null: type == "null"
        case .flag: type == "boolean"
        case .number(let number): type == "number" || type == "integer" && number == number.rounded()
        case .text: type == "string"
        case .list: type == "array"
        case .object: type == "object"
        }
    }
}
