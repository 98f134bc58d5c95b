import Testing

/// Mistake 1.
struct LogicInViewTests {
    @Test func `no view can reach anything to decide by`() {
        #expect(SourceTree.violations(ViewRules.violations) == [])
    }

    @Test(arguments: [
        Planted("Sources/Screens/Search/SearchView.swift", "let catalog: any PhotoCatalog"),
        Planted("Sources/Screens/Search/SearchView.swift", "let interactor: any SearchInteracting"),
        Planted("Sources/Screens/Search/SearchView.swift", "Task { show(model) }"),
        Planted("Sources/Screens/Search/SearchView.swift", "let page = await load()"),
        Planted("Sources/Screens/Search/SearchView.swift", "func words(for error: CatalogError) {}"),
        Planted("Sources/Screens/Detail/DetailView.swift", "func blocks(for photo: Photo) {}"),
        Planted("Sources/Screens/Detail/DetailView.swift", "let age = Date()"),
        Planted("Sources/Screens/Detail/DetailView.swift", "let text = \"\\(await title())\""),
        Planted("Sources/Screens/Favorites/FavoritesView.swift", "let store: any FavoritesStore"),
        Planted("Sources/Screens/PhotoList/ListBlocks.swift", "let router: any PhotoRouting"),
    ])
    func `logic planted in a view is found`(_ planted: Planted) {
        #expect(ViewRules.violations(path: planted.path, text: planted.text).count == 1)
    }

    @Test func `reading commands is no logic`() {
        let text = """
            /// Awaits nothing; the PhotoCatalog is not its business.
            func event(for command: Command) throws(UsageError) -> SearchEvent? { .find("await Task") }
            """
        #expect(ViewRules.violations(path: "Sources/Screens/Search/SearchView.swift", text: text) == [])
    }
}
