/// Escapes untrusted text for Typst markup (typst.app/docs/reference/syntax).
enum TypstText {
    static func text(_ text: String, link: String?) -> String {
        guard let link else { return escaped(text) }
        return
            "#link(\"\(link.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\")[\(escaped(text))]"
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            // Headings and lists begin only at the start of a line.
            let isMarker = index == 0 && "=-+".contains(character)
            // Repeated, these characters form a dash or an ellipsis; `-?` is a soft hyphen.
            let next = characters[(index + 1)...].first
            let isSymbol = "-.".contains(character) && next == character || character == "-" && next == "?"
            if isMarker || isSymbol || "\\*_`$#@<>[]~/".contains(character) { escaped.append("\\") }
            // A number and a dot at the start begin a numbered list.
            if character == ".", !isSymbol, characters[..<index].allSatisfy(\.isNumber) {
                escaped.append("\\")
            }
            escaped.append(character)
        }
        return escaped
    }
}
