/// Escapes untrusted text for Org mode. Zero-width non-joiners separate the characters of markup, since Org and pandoc
/// have few entities in common.
enum OrgText {
    private static let gap: Unicode.Scalar = "\u{200C}"

    static func text(_ text: String, link: String?) -> String {
        let escaped = escaped(text)
        guard let link else { return escaped }
        let address = link.replacing("[", with: "%5B").replacing("]", with: "%5D")
        // Pandoc reads no link whose text has brackets. A link without text to a `.jpg` address would be a picture.
        let hasBrackets = text.unicodeScalars.contains { contains("[]", $0) }
        return hasBrackets ? "\(escaped) ([[\(address)][link]])" : "[[\(address)][\(escaped)]]"
    }

    private static func escaped(_ text: String) -> String {
        var escaped = String.UnicodeScalarView()
        var last: Unicode.Scalar?
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            let isBeforeText = rest.first.map { !$0.properties.isWhitespace } ?? false
            let isInWord =
                last.map { $0.properties.isAlphabetic || $0.properties.numericType != nil } ?? false
            let opensEmphasis = isBeforeText && !isInWord && contains("*/=~+", scalar)
            if scalar == "$" {
                escaped += "\\dollar{}".unicodeScalars
            } else {
                // A colon ends the scheme of a plain link.
                if opensEmphasis || scalar == "_" || scalar == ":" && isBeforeText { escaped.append(gap) }
                escaped.append(scalar)
                let isDashOrEllipsis = contains("-.", scalar) && rest.first == scalar
                if opensEmphasis || isDashOrEllipsis || contains("[]\\{}<@^_", scalar) { escaped.append(gap) }
            }
            last = scalar
        }
        return String(escaped)
    }

    private static func contains(_ characters: String, _ scalar: Unicode.Scalar) -> Bool {
        characters.unicodeScalars.contains(scalar)
    }
}
