/// Escapes untrusted text for LaTeX with the package hyperref, in every font encoding, and for pandoc.
enum LaTeXText {
    static func text(_ text: String, link: String?) -> String {
        guard let link else { return escaped(text) }
        let address = link.map { "%#&".contains($0) ? "\\\($0)" : String($0) }.joined()
        return "\\href{\(address)}{\(escaped(text))}"
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        var last: Character = " "
        for character in text {
            switch character {
            case "\\": escaped += "\\textbackslash{}"
            case "^": escaped += "\\textasciicircum{}"
            case "~": escaped += "\\textasciitilde{}"
            case "<": escaped += "\\textless{}"
            case ">": escaped += "\\textgreater{}"
            case "|": escaped += "\\texttt{|}"
            case "`": escaped += "\\`{}"
            case "{", "}", "$", "&", "#", "_", "%": escaped += "\\\(character)"
            case "\"": escaped += last == " " || last == "(" ? "``" : "{}''"
            // Repeated, these characters form ligatures: dashes and quotation marks.
            case "-", "'", ",": escaped += last == character ? "{}\(character)" : String(character)
            default: escaped.append(character)
            }
            last = character
        }
        return escaped
    }
}
