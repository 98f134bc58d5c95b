import FoundationEssentials

extension RecordValue {
    /// Reads a JSON text (RFC 8259) of untrusted origin. Throws for invalid JSON and for more than 512 levels.
    public init(json: String) throws {
        self = try JSONDecoder().decode(RecordValue.self, from: Data(json.utf8))
    }

    /// On one line. Characters that `CleanText.text` would change are escaped as `\u…`.
    public var json: String { (try? RecordText.json(self)) ?? "null" }

    /// Field of a record; `nil` if it is missing, or the value is no record.
    public subscript(name: String) -> RecordValue? {
        guard case .record(let fields) = self else { return nil }
        return fields.first { $0.name == name }?.value
    }

    public var text: String? { if case .text(let text) = self { text } else { nil } }
}

extension RecordValue: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .nothing
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let fields = try? container.decode([String: RecordValue].self) {
            self = .record(fields.map { Record.Field($0.key, $0.value) }.sorted { $0.name < $1.name })
        } else if let values = try? container.decode([RecordValue].self) {
            self = .list(values)
        } else if let number = try? container.decode(Int.self) {
            self = .integer(number)
        } else if let number = try? container.decode(Double.self) {
            self = .number(number)
        } else {
            self = .flag(try container.decode(Bool.self))
        }
    }
}
