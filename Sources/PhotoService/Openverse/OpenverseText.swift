import GalleryCore

enum OpenverseText {
    /// Text on one line, with markup removed and escapes decoded; the given text if that leaves nothing.
    static func plain(_ text: String) -> String {
        let plain = withoutStatements(EscapedText.decoded(HTMLFragment(text).text).oneLine)
        return plain.isEmpty ? text : plain
    }

    /// Removes what MediaWiki hides and Openverse copies as text: styles such as `.mw-parser-output .a{…}`, and from
    /// `NAMEcreator QS:P170,Q5` on, statements for programs.
    private static func withoutStatements(_ text: String) -> String {
        var plain = text
        while let style = plain.firstRange(of: ".mw-parser-output ") {
            let rest = plain[style.lowerBound...]
            guard let end = rest.firstIndex(of: "}") else { break }
            plain.removeSubrange(style.lowerBound...end)
        }
        guard let statement = plain.firstRange(of: " QS:") else { return plain.oneLine }
        let name = plain[..<statement.lowerBound]
        let label = ["creator", "label", "title", "date"].first(where: name.hasSuffix)
        return String(name.dropLast(label?.count ?? 0)).oneLine
    }
}
