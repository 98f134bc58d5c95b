enum XMLText {
    /// Text without control characters, escaped for XML content and quoted values (XML 1.0, 2.4).
    static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in SafeText.plain(text).unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "'": escaped += "&apos;"
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
