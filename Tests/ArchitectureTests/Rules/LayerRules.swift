/// Rules for dependencies that the imports of targets do not restrict, and for unique type names.
enum LayerRules {
    static let all = [
        Rule(
            "a screen names no role of another screen", in: ["Sources/Screens/*.swift"],
            except: [features], mentioning: Set(roles.map { "*" + $0 }),
            faults: [
                Fault("Sources/Screens/Search/Planted.swift", "let other: DetailPresenter? = nil"),
                Fault("Sources/Screens/Detail/Planted.swift", "let other: FavoritesView? = nil"),
                Fault("Sources/Screens/Route+Planted.swift", "let other: SearchInteracting? = nil"),
                Fault("Sources/Screens/PhotoList/Planted.swift", "let other: DetailModule? = nil"),
                Fault("Sources/Screens/Status/Planted.swift", "let other: CachesPresenter? = nil"),
                Fault(
                    "Sources/Screens/PhotoCommands/Planted.swift", "let other: PhotoListScreenEvent? = nil"),
                Fault("Sources/Screens/Commands/Planted.swift", "let other: CachesPresenter? = nil"),
                Fault("Sources/Screens/Records/Planted.swift", "let other: StatusInteractor? = nil"),
                Fault(
                    "Sources/Screens/Recommendations/Planted.swift",
                    "func planted() { _ = SearchInteractor.self }"),
            ]
        ) { files in references(in: files) { name in roles.contains(where: name.hasSuffix) } },
        Rule(
            "a folder names no type of a screen's folder", in: ["Sources/Screens/*.swift"],
            except: [
                features, "Sources/Screens/Route.swift", "Sources/Screens/Commands/*",
                "Sources/Screens/Navigation/NavigationCommands.swift", "Sources/Screens/Records/*",
            ],
            faults: [
                Fault("Sources/Screens/PhotoCommands/Planted.swift", "let other: BoardRequest? = nil"),
                Fault("Sources/Screens/PhotoList/Planted.swift", "let other = SearchCommands.table"),
                Fault("Sources/Screens/Arguments/Planted.swift", "let other = SearchCommands.anywhere"),
                Fault("Sources/Screens/ChoiceListScreen/Planted.swift", "let other: BoardRequest? = nil"),
                Fault("Sources/Screens/PhotoViewer/Planted.swift", "let other: PhotoDetails? = nil"),
                Fault("Sources/Screens/Pick/Planted.swift", "let other = SearchCommands.refining"),
                Fault("Sources/Screens/Routers/Planted.swift", "let other: UndoRequest? = nil"),
                Fault("Sources/Screens/Views/Planted.swift", "let other: StatusFacts? = nil"),
                Fault("Sources/Screens/Settings/Planted.swift", "let names = GraphicsCommands.names"),
                Fault("Sources/Screens/Library/Planted.swift", "let other: BoardTransfer? = nil"),
            ]
        ) { files in references(in: files) { _ in true } },
        Rule(
            "no two types share a name", in: ["Sources/*.swift"],
            faults: [Fault("Sources/Viper/Planted.swift", "struct Planted {}\nenum Route {}")], all: oneName),
    ]

    /// Builds all presented features, so it names their types.
    private static let features: PathPattern = "Sources/Screens/PresentedFeatures.swift"

    /// Suffixes of types that belong to a single screen.
    private static let roles = [
        "Event", "Interacting", "Routing", "Model", "View", "Presenter", "Interactor", "Router", "Module",
    ]

    /// Names of a screen's types outside its folder: types for its roles, and those for which `isOwned` is true.
    /// A folder with a module or presented presenter of the same name is a screen or presented feature. Types for its
    /// roles are declared there or named after it.
    private static func references(in files: [SourceFile], to isOwned: (String) -> Bool) -> [Violation] {
        let screens = Set(
            files.compactMap { file in
                folder(file.path).flatMap { folder in
                    file.path.hasSuffix("/\(folder)Module.swift")
                        || file.path.hasSuffix("/\(folder)Presenter.swift")
                            && file.text.has(": PresentedPresenter")
                        ? folder : nil
                }
            })
        var owners: [String: String] = [:]
        for screen in screens { for role in roles { owners[screen + role] = screen } }
        for file in files {
            guard let screen = folder(file.path), screens.contains(screen) else { continue }
            for name in file.source.declaredTypes where isOwned(name) { owners[name] = screen }
        }
        return files.flatMap { [owners] file in
            let own = folder(file.path)
            return file.source.violations { line in
                guard let name = line.words.first(where: { owners[$0].map { $0 != own } == true }),
                    let owner = owners[name]
                else { return nil }
                return "names \(name), which belongs to Screens/\(owner): go through Route, or move the type"
            }
        }
    }

    private static func folder(_ path: String) -> String? {
        let folders = path.split(separator: "/")
        return folders.count > 3 ? String(folders[2]) : nil
    }

    private static func oneName(_ files: [SourceFile]) -> [Violation] {
        var places: [String: String] = [:]
        return files.flatMap { file in
            file.source.declaredTypes.compactMap { name in
                // Separate programs may repeat the names of types declared elsewhere.
                let key =
                    ["Demo", "gallery-pictures", "NewScreen"].contains(file.target)
                    ? "\(file.target) \(name)" : name
                defer { places[key] = places[key] ?? file.path }
                return places[key].map {
                    Violation(path: file.path, line: 1, sentence: "declares \(name), as \($0) does")
                }
            }
        }
    }
}
