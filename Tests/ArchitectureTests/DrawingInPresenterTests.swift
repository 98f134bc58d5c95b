import Testing

/// Mistake 2.
struct DrawingInPresenterTests {
    @Test func `no presenter decides how a thing looks`() {
        #expect(SourceTree.violations(PresenterRules.violations) == [])
    }

    @Test(arguments: [
        Planted("Sources/Screens/Search/SearchPresenter.swift", "let line = Line(title)"),
        Planted("Sources/Screens/Search/SearchPresenter.swift", "var blocks: [Block] { [] }"),
        Planted("Sources/Screens/Search/SearchPresenter.swift", "let card = Card(number: 1)"),
        Planted("Sources/Screens/Search/SearchPresenter.swift", "let title = Span(title, .title)"),
        Planted("Sources/Screens/Detail/DetailPresenter.swift", "let fits = title.count < columns"),
        Planted("Sources/Screens/Detail/DetailPresenter.swift", "show(width: 40)"),
        Planted("Sources/Screens/Detail/DetailPresenter.swift", "let console: any Console"),
        Planted("Sources/Screens/Detail/DetailPresenter.swift", "let bold = \"\\u{1B}[1m\""),
        Planted("Sources/Screens/Detail/DetailPresenter.swift", "func handle(_ command: Command) {}"),
        Planted(
            "Sources/Screens/PhotoList/ListBrowser.swift",
            "private let display: any Display<ListModel>\nlet block = Block(text)"),
    ])
    func `drawing planted in a presenter is found`(_ planted: Planted) {
        #expect(PresenterRules.violations(path: planted.path, text: planted.text).count == 1)
    }
}
