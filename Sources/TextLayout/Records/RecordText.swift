import FoundationEssentials

/// Records as JSON (RFC 8259), with field names in alphabetical order, or as tab-separated rows.
public enum RecordText {
    /// Schema version. Incremented if a name is removed or changes its meaning, not if a name is added.
    public static let version = 1
    /// Maximum number of characters of a title in a row; some services have titles of many pages.
    private static let maxTitle = 200

    /// One JSON object. Characters that `CleanText.text` would change, and so might harm, are escaped as `\u…`.
    public static func line(_ record: Record) throws -> String {
        try json(.record([Record.Field("type", .text(record.kind))] + record.fields))
    }

    static func json(_ value: RecordValue, isIndented: Bool = false) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isIndented { encoder.outputFormatting.insert(.prettyPrinted) }
        return escaped(String(decoding: try encoder.encode(value), as: UTF8.self))
    }

    /// Tab-separated columns. Tabs and line ends become spaces, commas join lists, a record becomes its `name`. With
    /// `isExact`, a single column of text is unchanged.
    public static func row(_ record: Record, isExact: Bool = false) -> String {
        let values = Dictionary(record.fields.map { ($0.name, $0.value) }) { first, _ in first }
        if isExact, record.columns.count == 1, case .text(let text)? = values[record.columns[0]] {
            return text
        }
        return record.columns.map { name in
            let text = text(values[name] ?? .nothing)
            return name == "title" && text.count > maxTitle ? text.prefix(maxTitle) + "…" : text
        }.joined(separator: "\t")
    }

    private static func text(_ value: RecordValue) -> String {
        switch value {
        case .nothing: ""
        case .list(let values): values.map(text).filter { !$0.isEmpty }.joined(separator: ", ")
        case .text(let text): CleanText.text(text)
        case .integer(let number): String(number)
        case .number(let number): String(number)
        case .flag(let flag): String(flag)
        case .record(let fields): fields.first { $0.name == "name" }.map { text($0.value) } ?? ""
        }
    }

    private static func escaped(_ json: String) -> String {
        if json.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return json }
        var safe = String.UnicodeScalarView()
        var marks = 0
        let scalars = json.unicodeScalars
        for index in scalars.indices {
            let scalar = scalars[index]
            marks = CleanText.isMark(scalar) ? marks + 1 : 0
            let next = scalars[scalars.index(after: index)...].first
            if isHarmless(scalar) && marks <= CleanText.maxMarks || CleanText.joins(scalar, safe.last, next) {
                safe.append(scalar)
            } else {
                for unit in UTF16.encode(scalar).map(Array.init) ?? [] {
                    let digits = String(unit, radix: 16)
                    let padded = String(repeating: "0", count: 4 - digits.count) + digits
                    safe.append(contentsOf: "\\u\(padded)".unicodeScalars)
                }
            }
        }
        return String(safe)
    }

    /// Whether `CleanText` leaves the scalar unchanged, or it is a line break of indented JSON.
    private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && scalar.value != 0x7F || CleanText.clean(String(scalar)) == String(scalar)
    }
}

extension RecordValue: Encodable {
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .nothing: try container.encodeNil()
        case .text(let text): try container.encode(text)
        case .integer(let number): try container.encode(number)
        // JSON has neither infinity nor NaN.
        case .number(let number) where !number.isFinite: try container.encodeNil()
        case .number(let number): try container.encode(number)
        case .flag(let flag): try container.encode(flag)
        case .list(let values): try container.encode(values)
        case .record(let fields):
            try container.encode(Dictionary(fields.map { ($0.name, $0.value) }) { $1 })
        }
    }
}
