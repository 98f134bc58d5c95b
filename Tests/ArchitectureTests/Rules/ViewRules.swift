/// Mistake 1, logic in a view: a view turns commands into events and models into blocks, and can reach nothing
/// it could decide by. What it may branch on is the model and the command.
enum ViewRules {
    private static let words: Set = [
        "await", "async", "Task", "Date", "Photo", "PhotoList", "PhotoListID", "PhotoID", "Page", "Author",
        "Favorite", "ScreenError", "Route", "navigator",
    ]
    private static let endings = [
        "Interacting", "Interactor", "Listing", "Catalog", "Store", "Memory", "Fetching", "Files", "Routing",
        "Router", "Navigating", "Presenter", "Browser", "Error",
    ]

    static func violations(path: String, text: String) -> [Violation] {
        guard path.hasPrefix("Sources/Screens/"),
            path.hasSuffix("View.swift") || path.hasSuffix("Blocks.swift")
        else { return [] }
        return SourceText(path: path, text: text).violations(
            naming: { word in
                // Viper's word for a command typed wrongly: reading commands is the view's business.
                guard word != "UsageError" else { return false }
                return words.contains(word) || endings.contains { word.hasSuffix($0) }
            }, because: "a view decides nothing; the presenter gives it finished strings")
    }
}
