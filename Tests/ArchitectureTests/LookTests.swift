import Testing

struct LookTests {
    @Test func `no screen and no command names a colour or a sign`() {
        #expect(SourceTree.violations(LookRules.violations) == [])
    }

    @Test(arguments: [
        Planted("Sources/Screens/Search/SearchView.swift", "let heart = Span(\"♥ \", .heart)"),
        Planted("Sources/Screens/Detail/DetailView.swift", "let dot = \"\\u{B7}\""),
        Planted("Sources/Screens/Favorites/FavoritesView.swift", "print(Escape.plain)"),
        Planted("Sources/gallery/Commands/StatusCommand.swift", "let size = \"80 × 24\""),
    ])
    func `a look that was planted is found`(_ planted: Planted) {
        #expect(LookRules.violations(path: planted.path, text: planted.text).count == 1)
    }

    @Test func `comments and sentences may have signs`() {
        #expect(
            LookRules.violations(path: "Sources/Screens/A.swift", text: "/// a · b\nlet a = 1 // …") == [])
        let path = "Sources/Wording/Phrases.swift"
        #expect(LookRules.violations(path: path, text: "\"a · b\"") == [])
    }
}
