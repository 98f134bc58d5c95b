/// Presenters create models of finished strings; they neither draw nor parse input.
enum PresenterRules {
    private static let words: Set = [
        "Line", "Span", "Block", "Card", "Picture", "TextStyle", "CellBox", "CellWidth", "ScreenLayout",
        "CardLayout", "PictureDrawing", "ScreenSize", "Palette", "Console", "columns", "rows", "width",
        "height", "Command", "UsageError", "assemble",
    ]

    static let rule = Rule(
        "presenters decide no appearance",
        in: ["Sources/Screens/*Presenter*.swift", "Sources/Screens/*.swift"],
        mentioning: words.union(["ConsoleDisplay", "Display", "DetailDisplay"]),
        faults: [
            Fault("Sources/Screens/Search/SearchPresenter.swift", "let line = Line(title)"),
            Fault("Sources/Screens/Search/SearchPresenter.swift", "var blocks: [Block] { [] }"),
            Fault("Sources/Screens/Search/SearchPresenter.swift", "let card = Card(number: 1)"),
            Fault("Sources/Screens/Search/SearchPresenter.swift", "let title = Span(title, .title)"),
            Fault("Sources/Screens/Detail/DetailPresenter.swift", "let fits = title.count < columns"),
            Fault("Sources/Screens/Detail/DetailPresenter.swift", "show(width: 40)"),
            Fault("Sources/Screens/Detail/DetailPresenter.swift", "let console: any Console"),
            Fault("Sources/Screens/Detail/DetailPresenter.swift", "let bold = \"\\u{1B}[1m\""),
            Fault("Sources/Screens/Detail/DetailPresenter.swift", "func handle(_ command: Command) {}"),
            Fault("Sources/Screens/Grid/GridPresenter.swift", "let line = Line(title)"),
            Fault(
                "Sources/Screens/PhotoList/PhotoListPresenter.swift",
                "private let display: any ConsoleDisplay<ListModel>\nlet block = Block(text)"),
            Fault(
                "Sources/Screens/Lock/PINDialog.swift",
                "    let display: any Display<TypedEntry>\n    let line = Line(text)"),
        ]
    ) { file in
        guard isPresenting(file) else { return [] }
        return file.source.violations(
            naming: words.contains, because: "a presenter decides no appearance")
            + file.violations(ofRows: { row in
                row.lowercased().has("\\u{1b}") ? "writes an escape byte" : nil
            })
    }

    /// Whether the file contains a presenter, or a type with a property for a display, which is part of a presenter.
    static func isPresenting(_ file: SourceFile) -> Bool {
        file.path.split(separator: "/").last?.contains("Presenter") == true
            || file.source.lines.contains { line in
                line.words.contains("let") && line.code.has(": any ")
                    && line.words.contains { $0.hasSuffix("Display") }
            }
    }
}
