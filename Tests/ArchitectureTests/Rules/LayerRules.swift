/// Rules for dependencies that the imports of targets do not restrict, and for unique type names.
enum LayerRules {
    static let all = [
        Rule(
            "a screen names no type of another screen", in: ["Sources/Screens/*.swift"],
            // Builds all presented features, so it names their types.
            except: ["Sources/Screens/PresentedFeatures.swift"], mentioning: Set(roles.map { "*" + $0 }),
            faults: [
                Fault("Sources/Screens/Search/Planted.swift", "let other: DetailPresenter? = nil"),
                Fault("Sources/Screens/Detail/Planted.swift", "let other: FavoritesView? = nil"),
                Fault("Sources/Screens/Route+Planted.swift", "let other: SearchInteracting? = nil"),
                Fault("Sources/Screens/PhotoList/Planted.swift", "let other: DetailModule? = nil"),
                Fault("Sources/Screens/Status/Planted.swift", "let other: CachesPresenter? = nil"),
                Fault(
                    "Sources/Screens/PhotoCommands/Planted.swift", "let other: PhotoListScreenEvent? = nil"),
                Fault("Sources/Screens/PhotoCommands/Planted.swift", "let other: BoardRequest? = nil"),
                Fault("Sources/Screens/PhotoList/Planted.swift", "let other = SearchCommands.table"),
                Fault(
                    "Sources/Screens/Recommendations/Planted.swift",
                    "func planted() { _ = SearchInteractor.self }"),
            ], all: crossScreenReferences),
        Rule(
            "no two types share a name", in: ["Sources/*.swift"],
            faults: [Fault("Sources/Viper/Planted.swift", "struct Planted {}\nenum Route {}")], all: oneName),
    ]

    /// Folders that screens are made of. They name no type of a screen's folder, so that a screen that uses them
    /// depends on no other screen.
    private static let bases: Set = ["ChoiceListScreen", "PhotoCommands", "PhotoList", "Routers", "Views"]

    /// Suffixes of types that belong to a single screen. Screens may use the other types in a screen's folder.
    private static let roles = [
        "Event", "Interacting", "Routing", "Model", "View", "Presenter", "Interactor", "Router", "Module",
    ]

    /// A folder with a presenter or module of the same name is a screen or presented feature. Types for its roles are
    /// declared there or named after it.
    private static func crossScreenReferences(_ files: [SourceFile]) -> [Violation] {
        let screens = Set(
            files.compactMap { file in
                folder(file.path).flatMap { folder in
                    ["Module", "Presenter"].contains { file.path.hasSuffix("/\(folder)\($0).swift") }
                        ? folder : nil
                }
            })
        var owners: [String: String] = [:]
        for screen in screens { for role in roles { owners[screen + role] = screen } }
        var declaring = owners
        for file in files {
            guard let screen = folder(file.path), screens.contains(screen) else { continue }
            for name in file.source.declaredTypes {
                declaring[name] = screen
                if roles.contains(where: name.hasSuffix) { owners[name] = screen }
            }
        }
        return files.flatMap { [owners, declaring] file in
            let own = folder(file.path)
            let owners = own.map(bases.contains) == true ? declaring : owners
            return file.source.violations { line in
                guard let name = line.words.first(where: { owners[$0].map { $0 != own } == true }),
                    let owner = owners[name]
                else { return nil }
                return "names \(name), which belongs to Screens/\(owner): go through Route"
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
