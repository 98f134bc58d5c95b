/// Escapes untrusted text for LaTeX with the package hyperref.
enum LaTeXText {
    static func text(_ text: String, link: String?) -> String {
        guard let link else { return escaped(text) }
        let address = link.map { "%#&".contains($0) ? "\\\($0)" : String($0) }.joined()
        return "\\href{\(address)}{\(escaped(text))}"
    }

    private static func escaped(_ text: String) -> String {
        text.map { character in
            switch character {
            case "\\": "\\textbackslash{}"
            case "^": "\\textasciicircum{}"
            case "~": "\\textasciitilde{}"
            case "{", "}", "$", "&", "#", "_", "%": "\\\(character)"
            default: String(character)
            }
        }.joined()
    }
}
