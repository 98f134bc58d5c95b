/// JSON value for output. As at Unsplash, members keep their order, and unknown values are written as null.
enum JSON: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Int)
    case decimal(Double)
    case string(String)
    case array([JSON])
    case object([Member])

    struct Member: Equatable, Sendable {
        let name: String
        let value: JSON
    }

    var text: [UInt8] {
        var text: [UInt8] = []
        write(to: &text)
        return text
    }

    /// Appends members to an object; other values are returned unchanged.
    func adding(_ more: KeyValuePairs<String, JSON>) -> JSON {
        guard case .object(let members) = self else { return self }
        return .object(members + more.map { Member(name: $0.key, value: $0.value) })
    }

    private func write(to text: inout [UInt8]) {
        switch self {
        case .null: text += "null".utf8
        case .bool(let value): text += (value ? "true" : "false").utf8
        case .number(let value): text += String(value).utf8
        case .decimal(let value): text += (value.isFinite ? "\(value)" : "null").utf8
        case .string(let value): Self.write(value, to: &text)
        case .array(let values): Self.write(values, "[", "]", to: &text) { $0.write(to: &$1) }
        case .object(let members):
            Self.write(members, "{", "}", to: &text) { member, text in
                Self.write(member.name, to: &text)
                text += ":".utf8
                member.value.write(to: &text)
            }
        }
    }

    private static func write<Element>(
        _ elements: [Element], _ opening: String, _ closing: String, to text: inout [UInt8],
        _ write: (Element, inout [UInt8]) -> Void
    ) {
        text += opening.utf8
        for (position, element) in elements.enumerated() {
            if position > 0 { text += ",".utf8 }
            write(element, &text)
        }
        text += closing.utf8
    }

    private static func write(_ string: String, to text: inout [UInt8]) {
        text.append(0x22)
        for byte in string.utf8 {
            switch byte {
            case 0x22, 0x5C: text += [0x5C, byte]
            case 0..<0x20: text += "\\u00\(byte / 16)\(String(byte % 16, radix: 16))".utf8
            default: text.append(byte)
            }
        }
        text.append(0x22)
    }
}

extension JSON: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral value: String) { self = .string(value) }
    init(booleanLiteral value: Bool) { self = .bool(value) }
    init(integerLiteral value: Int) { self = .number(value) }
    init(nilLiteral: ()) { self = .null }
    init(arrayLiteral elements: JSON...) { self = .array(elements) }
    init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(elements.map { Member(name: $0.0, value: $0.1) })
    }

    init(_ text: String?) { self = text.map(JSON.string) ?? .null }
}
