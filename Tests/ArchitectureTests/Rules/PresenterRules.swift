/// Mistake 2, drawing in a presenter: a presenter makes models of finished strings and never says how they look,
/// nor reads what was typed.
enum PresenterRules {
    private static let words: Set = [
        "Line", "Span", "Block", "Card", "Picture", "Role", "Cell", "CellBox", "CellWidth", "Sheet",
        "Waterfall", "PictureDrawing", "ScreenSize", "Palette", "Console", "columns", "rows", "width",
        "height", "Command", "Verb", "UsageError", "assemble",
    ]

    static func violations(path: String, text: String) -> [Violation] {
        guard path.hasPrefix("Sources/Screens/"), isPresenting(path: path, text: text) else { return [] }
        let source = SourceText(path: path, text: text)
        let named = source.violations(
            naming: words.contains, because: "a presenter never decides how a thing looks")
        return named + escapes(path: path, text: text)
    }

    /// A presenter, or a part of one: what holds a display and is neither a view nor the wiring.
    private static func isPresenting(path: String, text: String) -> Bool {
        if path.hasSuffix("Presenter.swift") { return true }
        return text.contains("let display: any Display<") && !path.hasSuffix("Module.swift")
    }

    private static func escapes(path: String, text: String) -> [Violation] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().compactMap { index, line in
            guard line.lowercased().contains("\\u{1b}") else { return nil }
            return Violation(path: path, line: index + 1, sentence: "writes an escape byte")
        }
    }
}
