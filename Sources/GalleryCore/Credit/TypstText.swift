/// Escapes untrusted text for Typst markup (typst.app/docs/reference/syntax).
enum TypstText {
    static func text(_ text: String, link: String?) -> String {
        guard let link else { return escaped(text) }
        return
            "#link(\"\(link.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\")[\(escaped(text))]"
    }

    private static func escaped(_ text: String) -> String {
        func contains(_ characters: String, _ scalar: Unicode.Scalar) -> Bool {
            characters.unicodeScalars.contains(scalar)
        }
        var escaped = String.UnicodeScalarView()
        let scalars = Array(text.unicodeScalars)
        for (index, scalar) in scalars.enumerated() {
            // Headings and lists begin only at the start of a line.
            let isMarker = index == 0 && contains("=-+", scalar)
            // Repeated, these characters form a dash or an ellipsis; `-?` is a soft hyphen.
            let next = scalars[(index + 1)...].first
            let isSymbol = contains("-.", scalar) && next == scalar || scalar == "-" && next == "?"
            if isMarker || isSymbol || contains("\\*_`$#@<>[]~/", scalar) { escaped.append("\\") }
            // A number and a dot at the start begin a numbered list.
            if scalar == ".", !isSymbol, scalars[..<index].allSatisfy({ $0.properties.numericType != nil }) {
                escaped.append("\\")
            }
            escaped.append(scalar)
        }
        return String(escaped)
    }
}
