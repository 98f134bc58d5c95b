/// Views map commands to events and models to blocks. They may branch only on the model and the command.
enum ViewRules {
    private static let words: Set = [
        "await", "async", "Task", "Date", "Photo", "PhotoList", "PhotoListID", "PhotoID", "Page", "Author",
        "Favorite", "ScreenError", "Route", "navigator", "router", "Phrases",
    ]
    private static let endings = [
        "Interacting", "Interactor", "Lists", "Catalog", "Store", "Memory", "Fetching", "Files", "Routing",
        "Router", "Navigating", "Presenter", "Browser", "Error",
    ]

    static let rule = Rule(
        "views have no dependencies",
        in: ["Sources/Screens/*View.swift"],
        mentioning: words.union(endings.map { "*" + $0 }).union(["UsageError"]),
        faults: [
            Fault("Sources/Screens/Search/SearchView.swift", "let catalog: any PhotoCatalog"),
            Fault("Sources/Screens/Search/SearchView.swift", "let interactor: any SearchInteracting"),
            Fault("Sources/Screens/Search/SearchView.swift", "Task { show(model) }"),
            Fault("Sources/Screens/Search/SearchView.swift", "let page = await load()"),
            Fault("Sources/Screens/Search/SearchView.swift", "func words(for error: CatalogError) {}"),
            Fault("Sources/Screens/Detail/DetailView.swift", "func blocks(for photo: Photo) {}"),
            Fault("Sources/Screens/Detail/DetailView.swift", "let age = Date()"),
            Fault("Sources/Screens/Detail/DetailView.swift", "let text = \"\\(await title())\""),
            Fault("Sources/Screens/Favorites/FavoritesView.swift", "let store: any FavoritesStore"),
            Fault("Sources/Screens/PhotoList/PhotoListView.swift", "let router: any PhotoRouting"),
            Fault("Sources/Screens/Help/HelpView.swift", "let hint = Line(Phrases.Help.hint)"),
            Fault("Sources/Screens/Help/HelpView.swift", "router.open(photo)"),
        ],
        allowed: [
            Fault(
                "Sources/Screens/Search/SearchView.swift",
                "func event(for command: Command) throws(UsageError) -> SearchEvent? { .find(\"await Task\") } // await"
            )
        ]
    ) { file in
        file.source.violations(
            naming: { word in
                // Exempt, because views parse commands.
                guard word != "UsageError" else { return false }
                return words.contains(word) || endings.contains { word.hasSuffix($0) }
            }, because: "a view decides nothing; the presenter gives it finished strings")
    }
}
