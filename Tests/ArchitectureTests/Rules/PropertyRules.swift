/// Allowed properties of each role. A type is judged by its declaration in the sources, not by its name: a struct that
/// holds a port is treated as the port.
enum PropertyRules {
    static let all = [
        Rule(
            "an interactor holds ports, values, interactors and owners of shared state",
            in: ["Sources/Screens/*.swift", "Sources/UseCases/*.swift"],
            mentioning: owners.union(["GraphicsChoosing"]),
            faults: [
                "    private let console: any Console",
                "    private let seen = Mutex([PhotoID: Date]())",
                "    private let seen = Mutex<[String]>([])",
                "    private let seen: Mutex<Set<String>>",
                "    let seen = SearchCache()\n}\nfinal class SearchCache {",
                "    let filter: @Sendable (Photo) -> Bool", "    let index: [String: KnownWords<Int>]",
            ].map {
                Fault("Sources/Screens/Search/SearchInteractor.swift", "struct SearchInteractor {\n\($0)\n}")
            }
                + [
                    Fault(
                        "Sources/UseCases/Seen/SeenInteractor.swift",
                        "public struct SeenInteractor: Sendable {\n    let presenter: SearchPresenter\n}")
                ],
            allowed: [
                Fault(
                    "Sources/UseCases/Seen/SeenInteractor.swift",
                    """
                    public struct SeenInteractor: Sendable {
                        let store: any SeenStore & SeenSearching
                        let history: (any HistoryStore)?
                        let settings: [any SessionSetting]
                        let lists: PhotoLists
                        let format: SessionValue<SavePreferences>
                        let saving: PhotoSavingInteractor
                        let limit: Int
                        let query: SearchQuery?
                        private static let most = 6
                        var count: Int { cache { $0 } }
                        func count() { let lock = Mutex(0) }
                    }
                    """)
            ]
        ) { file in
            violations(in: file) { property, index in
                guard property.owner?.hasSuffix("Interactor") == true else { return nil }
                if property.type.has("->") || property.value.hasPrefix("{") { return "a closure" }
                return index.reference(in: property) { name in
                    owners.contains(name) || name.hasSuffix("Interactor") || name == "GraphicsChoosing"
                        || index.isProtocol(name, in: cores)
                }
            }
        },
        Rule(
            "a presenter holds its display, interactor and router, presenters, closures and values",
            in: ["Sources/Screens/*.swift"], except: notPresenting,
            mentioning: ["SpilledPhotos"],
            faults: [
                "    private let catalog: any PhotoCatalog", "    let lists: PhotoLists",
                "    let store: SQLiteSeen?\n}\nactor SQLiteSeen {",
                "    private let taste: (any TasteRanking & TasteEditing)?",
                "    let mirror: FavoriteMirror",
                "    let cache = Mutex([String]())", "    private let words: [any NearestWords]",
                "    let interactor: SearchInteractor\n    let seen: SeenInteractor",
            ].map {
                Fault(
                    "Sources/Screens/Search/SearchPresenter.swift", "final class SearchPresenter {\n\($0)\n}")
            }
                + [
                    Fault(
                        "Sources/Screens/PhotoCommands/Planted.swift",
                        "struct Palette: PhotoCommand {\n    let pictures: any PictureFetching\n}")
                ],
            allowed: [
                Fault(
                    "Sources/Screens/Search/SearchPresenter.swift",
                    """
                    final class SearchPresenter: CommandPresenter {
                        private let display: any ConsoleDisplay<ListModel>
                        private let interactor: any SearchInteracting
                        private let list: PhotoListPresenter
                        private let router: any SearchRouting
                        private let ask: @MainActor (String) async -> (line: String?, isTyped: Bool)
                        private var query: SearchQuery?
                        private var steps: [SearchQuery] = []
                        private(set) var page: PhotoList?
                        private let now = Date()
                    }
                    """),
                Fault(
                    "Sources/Screens/PhotoCommands/Planted.swift",
                    "struct Palette: PhotoCommand {\n    let saving: PhotoSavingInteractor\n}"),
            ]
        ) { file in
            var interactor: String?
            return violations(in: file) { property, index in
                if property.type.has("->") || property.owner?.hasSuffix("Interactor") == true { return nil }
                let own = property.typeNames.first {
                    $0.hasSuffix("Interactor") || $0.hasSuffix("Interacting")
                }
                if let own, file.path.hasSuffix("Presenter.swift"), let first = interactor {
                    return "\(own) in addition to \(first)"
                }
                interactor = interactor ?? own
                return index.reference(in: property) { name in
                    ["Interactor", "Interacting", "Presenter"].contains(where: name.hasSuffix)
                        || name == "SpilledPhotos"
                        || index.isProtocol(name) && !index.isProtocol(name, in: cores)
                }
            }
        },
        Rule(
            "a view holds its console and values",
            in: ["Sources/Screens/*View.swift", "Sources/Screens/*Display.swift"],
            mentioning: ["Console", "FullScreen"],
            faults: [
                "    let catalog: any PhotoCatalog", "    private let router: SearchRouter",
                "    let close: () -> Void",
                "    private let sizes = Mutex([Int]())", "    var last: ListModel?",
                "    let presenter: SearchPresenter?",
                "    private let interactor: any SearchInteracting",
            ].map { Fault("Sources/Screens/Search/SearchView.swift", "struct SearchView {\n\($0)\n}") },
            allowed: [
                Fault(
                    "Sources/Screens/Search/SearchView.swift",
                    "struct SearchView: ModuleView {\n    let console: any Console\n    let list: PhotoListView\n    let columns: Int\n}"
                )
            ]
        ) { file in
            violations(in: file) { property, index in
                if property.isVariable { return "a variable" }
                if property.type.has("->") { return "a closure" }
                if let router = property.typeNames.first(where: { $0.hasSuffix("Router") }) { return router }
                return index.reference(in: property) { ["Console", "FullScreen"].contains($0) }
            }
        },
        Rule(
            "no class, lock or registry is global", in: ["Sources/*.swift"],
            except: [
                // A C signal handler gets no arguments for its state.
                "Sources/Terminal/Signals/*",
                // A process has one language, as it has one locale.
                "Sources/Wording/Language/Language.swift",
                // The kernel ties a child process to the thread that started it.
                "Sources/ChildProcesses/SpawnThread.swift",
                // A process has one table of descriptors.
                "Sources/PhotoStore/Files/LinkedFolders.swift",
            ],
            faults: [
                "struct A {\n    static let shared = SpawnThread()\n}",
                "private let lists = PhotoLists(most: 3)",
                "struct A {\n    private static let cache = Mutex([String: Int]())\n}",
                "let cache = Mutex<[String: Int]>([:])",
                "enum A {\n    static let known: SessionValue<[String]> = .init([])\n}",
                "enum A {\n    static let known: SessionValue = {\n        SessionValue(1)\n    }()\n}",
                "fileprivate final class Registry {}\nprivate let registry = Registry()",
                "struct Registry {\n    let cache: Mutex<Int>\n}\nprivate let registry = Registry(cache: .init(0))",
                "enum A {\n    static let all: [SpawnThread] = []\n}",
                "enum A {\n    nonisolated(unsafe) static let cache = NSCache<NSString, NSData>()\n}",
                "enum A {\n    @TaskLocal static let lists: PhotoLists? = nil\n}",
            ].map { Fault("Sources/UseCases/Planted.swift", $0) },
            allowed: [
                Fault(
                    "Sources/UseCases/Planted.swift",
                    """
                    private let limit = Duration.seconds(3)
                    enum A {
                        static let order = Mutex(())
                        static let make: @Sendable (String) -> PhotoLists = { _ in PhotoLists() }
                        static let names = Names { setup in PhotoLists(setup) }
                        static let standard = SearchQuery(typed: "cats")
                        static var lists: PhotoLists { PhotoLists() }
                        static func make() { let lists = PhotoLists() }
                    }
                    """)
            ]
        ) { file in
            let index = TypeIndex.sources.including(file)
            return file.source.declarations.properties.compactMap { property in
                // A lock without a value only orders calls.
                guard !property.isInstance, property.isStored, !property.type.has("->"),
                    property.value != "Mutex(())"
                else { return nil }
                let made = property.madeTypes.first(where: index.isReference)
                return (made ?? index.reference(in: property) { index.isProtocol($0) }).map {
                    Violation(
                        path: file.path, line: property.line,
                        sentence: "keeps \($0) for the whole process: pass it to an initializer")
                }
            }
        },
    ]

    /// Targets whose protocols are ports.
    private static let cores: Set = ["GalleryCore", "UseCases", "Configuration"]
    /// Owners of shared state, which several use cases change.
    private static let owners: Set = [
        "PhotoLists", "FavoritePictureQueue", "FavoriteMirror", "SavedPaths", "SessionValue",
        "DownloadReports", "StatedCredits", "PhotoMarks", "FirstUse", "AttachedFiles", "FolderIndexing",
        "FileWork",
    ]
    /// Settings, which implement a port.
    private static let notPresenting: [PathPattern] = ["Sources/Screens/Settings/Session/*"]
    /// Violations of stored properties of the file's outer types.
    private static func violations(in file: SourceFile, _ sentence: (Property, TypeIndex) -> String?)
        -> [Violation]
    {
        let index = TypeIndex.sources.including(file)
        return file.source.declarations.properties.filter {
            $0.isInstance && $0.isStored && $0.owner?.contains(".") != true
        }.compactMap { property in
            sentence(property, index).map {
                Violation(path: file.path, line: property.line, sentence: "holds \($0)")
            }
        }
    }
}
