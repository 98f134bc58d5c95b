/// Styles are central: no screen or command contains colors or symbols, except "…".
enum GlyphRules {
    static let rule = Rule(
        "screens and commands contain no colors or symbols",
        in: ["Sources/Screens/*.swift", "Sources/gallery/*.swift"],
        mentioning: ["Escape", "Palette"],
        faults: [
            Fault("Sources/Screens/Search/SearchView.swift", "let heart = Span(\"♥ \", .heart)"),
            Fault("Sources/Screens/Detail/DetailView.swift", "let dot = \"\\u{B7}\""),
            Fault("Sources/Screens/Favorites/FavoritesView.swift", "print(Escape.plain)"),
            Fault("Sources/Screens/Status/StatusCommand.swift", "let size = \"80 × 24\""),
        ],
        allowed: [
            Fault("Sources/Screens/Search/SearchView.swift", "/// a · b\nlet a = 1 // …\nlet b = \"…\"")
        ]
    ) { $0.violations(ofRows: sentence) }

    private static func sentence(_ code: Substring) -> String? {
        if let sign = code.first(where: { !$0.isASCII && $0 != "…" }) {
            return
                "contains the symbol \(sign): name its meaning (Span.aside), or put it into a sentence"
        }
        let names = ["\\u{", "\\e[", "Escape", "Palette", "38;5;"]
        return names.first(where: code.has).map {
            "names \($0): a role says what text is, not how it looks"
        }
    }
}
