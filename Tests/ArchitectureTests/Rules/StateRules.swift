/// State has one owner: no variable is global or belongs to a view, an interactor or a router, and a presenter's state
/// is not set from outside. `PropertyRules` has what constants may hold.
enum StateRules {
    static let all = [
        Rule(
            "no variable is global", in: ["Sources/*.swift"],
            except: [
                // A value of a task, which is set for its duration only.
                "Sources/Wording/Language/Language.swift"
            ],
            faults: [
                Fault("Sources/Viper/Planted.swift", "    static var count = 0"),
                Fault(
                    "Sources/Viper/Planted.swift", "    nonisolated(unsafe) private static var last: String?"),
                Fault("Sources/Viper/Planted.swift", "var last: String?"),
                Fault(
                    "Sources/Viper/Planted.swift",
                    "enum A {\n    static var last: Int? { didSet { print(1) } }\n}"),
                Fault("Sources/PhotoStore/Planted.swift", "private let before = 0\npublic var now = 1"),
            ],
            allowed: [
                Fault(
                    "Sources/Viper/Planted.swift",
                    "struct A {\n    static let stride = 3\n    static var names: [String] { Names().all }\n}\nvar count: Int { 3 }"
                )
            ]
        ) { file in
            violations(in: file) {
                !$0.isInstance && $0.isVariable ? "is a global variable: state needs an owner" : nil
            }
        },
        Rule(
            "views, interactors and routers have no mutable state",
            in: [
                "Sources/Screens/*View.swift", "Sources/Screens/*Interactor.swift",
                "Sources/Screens/*Router.swift", "Sources/UseCases/*Interactor.swift",
            ],
            faults: [
                Fault("Sources/Screens/Search/SearchView.swift", "    var last: ListModel?"),
                Fault("Sources/Screens/Search/SearchInteractor.swift", "    private var page = 1"),
                Fault(
                    "Sources/Screens/Search/SearchInteractor.swift", "    var page = 1 { didSet { load() } }"),
                Fault("Sources/Screens/Search/SearchInteractor.swift", "actor SearchInteractor {"),
                Fault("Sources/Screens/PhotoCommands/PhotoRouter.swift", "final class PhotoRouter {"),
            ],
            allowed: [
                Fault(
                    "Sources/Screens/Search/SearchView.swift",
                    """
                    struct SearchView {
                        var entries: [CommandInfo] {
                            var entries: [CommandInfo] = []
                            return entries
                        }
                    }
                    """)
            ]
        ) { file in
            file.source.violations { line in
                line.indentation == 0 && ["class", "actor"].contains(where: line.words.contains)
                    ? "views, interactors and routers are structs" : nil
            }
                + violations(in: file) { property in
                    property.isInstance && property.isVariable && property.owner?.contains(".") != true
                        && !property.isWeak ? "views, interactors and routers have no mutable state" : nil
                }
        },
        Rule(
            "the state of a presenter is private", in: ["Sources/Screens/*.swift"],
            faults: [
                Fault(
                    "Sources/Screens/Search/SearchPresenter.swift",
                    "final class Planted {\n    var page = 1\n}")
            ]
        ) { file in
            let references = file.source.declarations.types.filter { ["class", "actor"].contains($0.kind) }
                .map(\.name)
            return violations(in: file) { property in
                property.isInstance && property.isVariable && !property.isPrivate
                    && property.owner.map(references.contains) == true
                    ? "can be changed from outside: make it private or private(set)" : nil
            }
        },
    ]

    /// Violations of stored properties.
    private static func violations(in file: SourceFile, _ sentence: (Property) -> String?) -> [Violation] {
        file.source.declarations.properties.filter(\.isStored).compactMap { property in
            sentence(property).map { Violation(path: file.path, line: property.line, sentence: $0) }
        }
    }
}
