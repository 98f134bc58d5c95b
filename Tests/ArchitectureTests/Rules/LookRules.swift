/// Looks are decided in one place: no screen and no command names a colour or a sign of its own. An ellipsis is part of
/// a usage line, as in `fav N…`.
enum LookRules {
    static func violations(path: String, text: String) -> [Violation] {
        guard path.hasPrefix("Sources/Screens/") || path.hasPrefix("Sources/gallery/") else { return [] }
        return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
            index, line in
            guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { return nil }
            return sentence(line).map { Violation(path: path, line: index + 1, sentence: $0) }
        }
    }

    private static func sentence(_ line: Substring) -> String? {
        let code = line.firstRange(of: " //").map { line[..<$0.lowerBound] } ?? line
        if let sign = code.first(where: { !$0.isASCII && $0 != "…" }) {
            return "has the sign \(sign): say what it means (Mark, Span.aside), or put it into a sentence"
        }
        let names = ["\\u{", "\\e[", "Escape", "Palette", "38;5;", ".attributes("]
        return names.first(where: code.contains).map {
            "names \($0): a role says what text is, not how it looks"
        }
    }
}
