/// Parser for small XML documents (XML 1.0; Namespaces in XML 1.0). Rejects documents with a document type.
package struct XMLScanner {
    /// Start tag. Prefixes of names are replaced by their namespace URIs.
    package struct Element {
        package let name: String
        package let attributes: [Attribute]
        package let range: Range<Int>
    }

    package struct Attribute {
        package let name: String
        package let value: String
        package let range: Range<Int>
    }

    package enum Event {
        case open(Element)
        /// Range of the end tag; `nil` for an empty-element tag.
        case close(Range<Int>?)
        /// Nonblank text between tags, with predefined entities and character references resolved, or CDATA.
        case text(String)
    }

    private static let deepest = 100
    private let bytes: [UInt8]
    private var at = 0
    private var open: [String] = []
    /// Declared namespace prefixes with their depths, innermost last.
    private var spaces: [(prefix: String, address: String, depth: Int)] = []
    private var events: [Event] = []

    /// Events of a document; `nil` if a check finds that it is not well-formed. Not every rule is checked.
    package static func events(in bytes: [UInt8]) -> [Event]? {
        var scanner = XMLScanner(bytes: bytes)
        return scanner.scan() ? scanner.events : nil
    }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func scan() -> Bool {
        while let tag = bytes[at...].firstIndex(of: UInt8(ascii: "<")) {
            readText(at..<tag)
            at = tag
            let isRead: Bool
            if starts(with: "<?") {
                isRead = skip(past: "?>")
            } else if starts(with: "<!--") {
                isRead = skip(past: "-->")
            } else if starts(with: "<![CDATA[") {
                isRead = skip(past: "]]>")
                let content = tag + 9..<max(tag + 9, at - 3)
                if isRead, !open.isEmpty, !content.isEmpty { events.append(.text(text(content))) }
            } else if starts(with: "</") {
                isRead = readEnd()
            } else {
                isRead = readStart()
            }
            guard isRead else { return false }
        }
        return open.isEmpty
    }

    private mutating func readText(_ range: Range<Int>) {
        guard !open.isEmpty, bytes[range].contains(where: { $0 > 0x20 }) else { return }
        events.append(.text(Self.resolved(text(range))))
    }

    /// Replaces the five predefined entities and numeric references; leaves other references unchanged.
    package static func resolved(_ text: String) -> String {
        guard text.contains("&") else { return text }
        var parts = text.split(separator: "&", omittingEmptySubsequences: false)
        var resolved = String(parts.removeFirst())
        for part in parts {
            let name = part.prefix { $0 != ";" }
            if name.count < part.count, let character = character(String(name)) {
                resolved += "\(character)\(part.dropFirst(name.count + 1))"
            } else {
                resolved += "&\(part)"
            }
        }
        return resolved
    }

    private static func character(_ name: String) -> Unicode.Scalar? {
        let entities: [String: Unicode.Scalar] = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
        ]
        guard name.hasPrefix("#"), name.count <= 8 else { return entities[name] }
        let isHex = name.hasPrefix("#x")
        return UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10).flatMap { Unicode.Scalar($0) }
    }

    private mutating func readEnd() -> Bool {
        let start = at
        guard let close = bytes[at...].firstIndex(of: UInt8(ascii: ">")) else { return false }
        let name = text(at + 2..<close).split(whereSeparator: \.isWhitespace)
        guard name.count == 1, let last = open.popLast(), last == name[0] else { return false }
        spaces.removeAll { $0.depth > open.count }
        at = close + 1
        events.append(.close(start..<at))
        return true
    }

    private mutating func readStart() -> Bool {
        let start = at
        at += 1
        let name = readName()
        guard !name.isEmpty, open.count < Self.deepest else { return false }
        var written: [Attribute] = []
        open.append(name)
        while true {
            skipBlanks()
            if starts(with: "/>") || starts(with: ">") { break }
            guard let attribute = readAttribute() else { return false }
            written.append(attribute)
        }
        declare(written)
        guard let resolved = resolved(name, isAttribute: false) else { return false }
        var attributes: [Attribute] = []
        for attribute in written where !attribute.name.hasPrefix("xmlns") {
            // The prefix `xml` needs no declaration (Namespaces in XML, 3).
            let isXML = attribute.name.hasPrefix("xml:")
            guard let name = isXML ? attribute.name : self.resolved(attribute.name, isAttribute: true) else {
                return false
            }
            attributes.append(Attribute(name: name, value: attribute.value, range: attribute.range))
        }
        let isEmpty = starts(with: "/>")
        at += isEmpty ? 2 : 1
        events.append(.open(Element(name: resolved, attributes: attributes, range: start..<at)))
        guard isEmpty else { return true }
        _ = open.popLast()
        spaces.removeAll { $0.depth > open.count }
        events.append(.close(nil))
        return true
    }

    private mutating func readAttribute() -> Attribute? {
        let start = at
        let name = readName()
        skipBlanks()
        guard !name.isEmpty, starts(with: "=") else { return nil }
        at += 1
        skipBlanks()
        guard starts(with: "\"") || starts(with: "'") else { return nil }
        let quote = bytes[at]
        guard let close = bytes[(at + 1)...].firstIndex(of: quote) else { return nil }
        let value = at + 1..<close
        at = close + 1
        guard !bytes[value].contains(UInt8(ascii: "<")) else { return nil }
        return Attribute(name: name, value: text(value), range: start..<at)
    }

    private mutating func declare(_ attributes: [Attribute]) {
        for attribute in attributes where attribute.name == "xmlns" || attribute.name.hasPrefix("xmlns:") {
            spaces.append((String(attribute.name.dropFirst(6)), attribute.value, open.count))
        }
    }

    private func resolved(_ name: String, isAttribute: Bool) -> String? {
        let parts = name.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2 else {
            guard parts.count == 1 else { return nil }
            // A default namespace applies to elements only (Namespaces in XML, 6.2).
            return (isAttribute ? "" : spaces.last { $0.prefix.isEmpty }?.address ?? "") + name
        }
        return spaces.last { $0.prefix == parts[0] }.map { $0.address + parts[1] }
    }

    private mutating func readName() -> String {
        let start = at
        while at < bytes.count, !" \t\r\n/>=<\"'".utf8.contains(bytes[at]) { at += 1 }
        return text(start..<at)
    }

    private mutating func skipBlanks() {
        while at < bytes.count, " \t\r\n".utf8.contains(bytes[at]) { at += 1 }
    }

    private mutating func skip(past terminator: String) -> Bool {
        // Does not use `firstRange(of:)`, which would link the regular expression library and add 1 MB to the decoder.
        let terminator = Array(terminator.utf8)
        var offset = at
        while offset + terminator.count <= bytes.count {
            if bytes[offset] == terminator[0], bytes[offset...].starts(with: terminator) {
                at = offset + terminator.count
                return true
            }
            offset += 1
        }
        return false
    }

    private func starts(with text: String) -> Bool { bytes[at...].starts(with: text.utf8) }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
