enum InteractorRules {
    private static let modules: Set = ["GalleryCore", "UseCases", "Configuration", "FoundationEssentials"]
    /// Interactor of the terminal's graphics, whose port CommandShell declares.
    private static let graphics = "Sources/Screens/Graphics/GraphicsInteractor.swift"
    private static let adapters = [
        "Unsplash", "Flickr", "Openverse", "Demo", "SQLite", "GRDB", "Database", "Curl", "Transport",
        "Terminal", "Console", "Display",
    ]
    private static let technologies = adapters + ["URLSession", "FileManager"]
    /// Allowed types of stored properties other than `any Port` and interactors: plain values, owners of shared state.
    private static let values: Set = ["Int", "String", "Bool", "Double", "Duration", "Date"]
    private static let owners: Set = [
        "PhotoLists", "FavoritePictureQueue", "FavoriteMirror", "SavedPaths", "SessionValue",
        "DownloadReports",
    ]

    static let rule = Rule(
        "interactors know entities and ports only",
        in: ["Sources/Screens/*Interactor.swift", "Sources/UseCases/*Interactor.swift"],
        mentioning: owners.union(adapters.map { "*\($0)*" }),
        faults: [
            Fault("Sources/Screens/Search/SearchInteractor.swift", "import PhotoService"),
            Fault("Sources/UseCases/Seen/SeenInteractor.swift", "    let store: SQLiteSeen"),
            Fault("Sources/Screens/Search/SearchInteractor.swift", "import Viper"),
            Fault("Sources/Screens/Search/SearchInteractor.swift", "import Foundation"),
            Fault("Sources/Screens/Search/SearchInteractor.swift", "import CommandShell"),
            Fault("Sources/Screens/Search/SearchInteractor.swift", "    let catalog: UnsplashCatalog"),
            Fault("Sources/Screens/Search/SearchInteractor.swift", "    private let catalog: CachedCatalog"),
            Fault(
                "Sources/Screens/Favorites/FavoritesInteractor.swift", "        SQLiteFavorites(path: path)"),
            Fault(
                "Sources/Screens/Favorites/FavoritesInteractor.swift",
                "        try CurlTransport().get(address)"),
            Fault("Sources/Screens/Favorites/FavoritesInteractor.swift", "    let files: FileManager"),
        ]
    ) { file in
        file.source.violations { line in
            importSentence(line, in: file) ?? technologySentence(line) ?? propertySentence(line)
        }
    }

    private static func importSentence(_ line: SourceText.Line, in file: SourceFile) -> String? {
        guard let module = ImportRules.module(importedBy: line), !modules.contains(module),
            module != "CommandShell" || file.path != graphics
        else { return nil }
        return "imports \(module): an interactor knows entities and ports only"
    }

    private static func technologySentence(_ line: SourceText.Line) -> String? {
        let word = line.words.first { word in technologies.contains { word.has($0) } }
        return word.map { "names \($0): an interactor asks a port, not an implementation" }
    }

    private static func propertySentence(_ line: SourceText.Line) -> String? {
        guard line.indentation == 4, !line.words.contains("static"), !line.words.contains("func"),
            line.words.contains("let"), let colon = line.code.firstIndex(of: ":")
        else { return nil }
        let type = line.code[line.code.index(after: colon)...].drop { " ([".contains($0) }
        let first = String(type.prefix { $0.isLetter || $0.isNumber })
        guard first != "any", !values.contains(first), !owners.contains(first), !first.hasSuffix("Interactor")
        else { return nil }
        return "holds \(first): an interactor holds `any` port or a plain value"
    }
}
