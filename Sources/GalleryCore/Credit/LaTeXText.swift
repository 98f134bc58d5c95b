/// Escapes untrusted text for LaTeX with the package hyperref, in every font encoding, and for pandoc.
enum LaTeXText {
    static func text(_ text: String, link: String?) -> String {
        guard let link else { return escaped(text) }
        let address = link.map { "%#&".contains($0) ? "\\\($0)" : String($0) }.joined()
        return "\\href{\(address)}{\(escaped(text))}"
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        var last: Unicode.Scalar = " "
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": escaped += "\\textbackslash{}"
            case "^": escaped += "\\textasciicircum{}"
            case "~": escaped += "\\textasciitilde{}"
            case "<": escaped += "\\textless{}"
            case ">": escaped += "\\textgreater{}"
            case "|": escaped += "\\texttt{|}"
            case "`": escaped += "\\`{}"
            case "{", "}", "$", "&", "#", "_", "%": escaped += "\\\(scalar)"
            case "\"": escaped += last == " " || last == "(" ? "``" : "{}''"
            // Repeated, these characters form ligatures: dashes and quotation marks.
            case "-", "'", ",": escaped += last == scalar ? "{}\(scalar)" : String(scalar)
            default: escaped.unicodeScalars.append(scalar)
            }
            last = scalar
        }
        return escaped
    }
}
