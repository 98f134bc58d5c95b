enum InteractorRules {
    private static let modules: Set = ["GalleryCore", "UseCases", "Configuration", "FoundationEssentials"]
    /// Parts of the names of implementations, each with a name in the sources that has the part.
    private static let technologies = [
        "Unsplash": "UnsplashCatalog", "Flickr": "FlickrCatalog", "Openverse": "OpenverseCatalog",
        "Demo": "DemoServer", "SQLite": "SQLiteFavorites", "GRDB": "GRDB", "Database": "GalleryDatabase",
        "Curl": "CurlTransport", "Transport": "CurlTransport", "Terminal": "TerminalConsole",
        "Console": "PipeConsole", "Display": "ConsoleDisplay", "FileManager": "FileManager",
    ]
    /// Allowed types of stored properties other than `any Port` and interactors: plain values, owners of shared state.
    private static let values: Set = ["Int", "String", "Bool", "Double", "Duration", "Date"]
    private static let owners: Set = [
        "PhotoLists", "FavoritePictureQueue", "FavoriteMirror", "SavedPaths", "SessionValue",
        "DownloadReports", "StatedCredits", "PhotoMarks", "FirstUse",
    ]

    private static let files: [PathPattern] = [
        "Sources/Screens/*Interactor.swift", "Sources/UseCases/*Interactor.swift",
    ]

    static let all = [
        Rule(
            "interactors import entities and use cases only", in: files,
            // CommandShell declares its port.
            except: ["Sources/Screens/Graphics/GraphicsInteractor.swift"],
            faults: [
                Fault("Sources/Screens/Search/SearchInteractor.swift", "import PhotoService"),
                Fault("Sources/Screens/Search/SearchInteractor.swift", "import Viper"),
                Fault("Sources/Screens/Search/SearchInteractor.swift", "import Foundation"),
                Fault("Sources/Screens/Search/SearchInteractor.swift", "import CommandShell"),
                Fault("Sources/UseCases/Seen/SeenInteractor.swift", "import TextLayout"),
            ]
        ) { file in file.source.violations(importSentence) },
        Rule(
            "interactors know ports, not implementations", in: files,
            mentioning: owners.union(technologies.values),
            faults: [
                Fault("Sources/UseCases/Seen/SeenInteractor.swift", "    let store: SQLiteSeen"),
                Fault("Sources/Screens/Search/SearchInteractor.swift", "    let catalog: UnsplashCatalog"),
                Fault(
                    "Sources/Screens/Search/SearchInteractor.swift", "    private let catalog: CachedCatalog"),
                Fault(
                    "Sources/Screens/Favorites/FavoritesInteractor.swift",
                    "        SQLiteFavorites(path: path)"),
                Fault(
                    "Sources/Screens/Favorites/FavoritesInteractor.swift",
                    "        try CurlTransport().get(address)"),
                Fault("Sources/Screens/Favorites/FavoritesInteractor.swift", "    let files: FileManager"),
                Fault("Sources/Screens/Graphics/GraphicsInteractor.swift", "    let console: any Console"),
            ]
        ) { file in file.source.violations { technologySentence($0) ?? propertySentence($0) } },
    ]

    private static func importSentence(_ line: SourceText.Line) -> String? {
        guard let module = ImportRules.module(importedBy: line), !modules.contains(module) else { return nil }
        return "imports \(module): an interactor knows entities and ports only"
    }

    private static func technologySentence(_ line: SourceText.Line) -> String? {
        let word = line.words.first { word in technologies.keys.contains { word.has($0) } }
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
