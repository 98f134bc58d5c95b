/// Conversion of HTML fragments to plain text.
enum MarkedText {
    /// Resolves numeric character references and six named ones (HTML, 13.1.4); keeps others.
    static func unescaped(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var plain = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "&") {
            plain += rest[..<start]
            rest = rest[start...]
            let head = rest.dropFirst().prefix(12)
            if let end = head.firstIndex(of: ";"), let character = character(head[..<end]) {
                plain.append(character)
                rest = rest[rest.index(after: end)...]
            } else {
                plain.append("&")
                rest.removeFirst()
            }
        }
        return plain + rest
    }

    static func withoutTags(_ text: String) -> String { unescaped(removingTags(text)) }

    /// A `<` without tag name stays, as in `x < y` and `<3`.
    static func removingTags(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "<")) else { return text }
        var plain = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "<") {
            plain += rest[..<start]
            rest = rest[start...]
            let name = rest.dropFirst().prefix(12).drop { $0 == "/" }.prefix { $0.isASCII && $0.isLetter }
                .lowercased()
            if name.isEmpty {
                plain.append("<")
                rest.removeFirst()
                continue
            }
            // Without a further `>`, the rest has no tags. Stopping here avoids quadratic time.
            guard let end = rest.firstIndex(of: ">") else { break }
            if breaks.contains(name) { plain += "\n" }
            rest = rest[rest.index(after: end)...]
        }
        return plain + rest
    }

    private static let breaks: Set<String> = ["br", "p", "blockquote", "li"]

    private static func character(_ reference: Substring) -> Character? {
        switch reference {
        case "amp": return "&"
        case "lt": return "<"
        case "gt": return ">"
        case "quot": return "\""
        case "apos": return "'"
        case "nbsp": return "\u{A0}"
        default: break
        }
        guard reference.hasPrefix("#") else { return nil }
        let digits = reference.dropFirst()
        let isHex = digits.hasPrefix("x") || digits.hasPrefix("X")
        let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
        return number.flatMap(Unicode.Scalar.init).map(Character.init)
    }
}
