/// State has one owner: no mutable state is global or belongs to a view, an interactor or a router, and a presenter's
/// state is not set from outside.
enum StateRules {
    private static let singletons: Set = ["shared", "sharedInstance", "instance", "singleton"]

    static let all = [
        Rule(
            "no global state is mutable", in: ["Sources/*.swift"],
            except: [
                // A C signal handler gets no arguments for its state, so the state is global.
                "Sources/Terminal/Signals/*",
                // A process has one language, as it has one locale; the file explains why.
                "Sources/Wording/Language/Language.swift",
                // The kernel ties a child process to the thread that started it.
                "Sources/ChildProcesses/SpawnThread.swift",
            ],
            faults: [
                Fault("Sources/Viper/Planted.swift", "    static var count = 0"),
                Fault(
                    "Sources/Viper/Planted.swift", "    nonisolated(unsafe) private static var last: String?"),
                Fault("Sources/Viper/Planted.swift", "var last: String?"),
                Fault("Sources/PhotoService/Planted.swift", "    static let shared = Planted()"),
                Fault(
                    "Sources/PhotoService/Planted.swift",
                    "    private static let cache = Mutex([String: Int]())"),
                Fault("Sources/PhotoStore/Planted.swift", "private let before = 0\npublic var now = 1"),
            ]
        ) { $0.source.violations(globalSentence) },
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
            ]
        ) { $0.source.violations(statelessSentence) },
        Rule(
            "the state of a presenter is private", in: ["Sources/Screens/*.swift"],
            faults: [
                Fault(
                    "Sources/Screens/Search/SearchPresenter.swift",
                    "final class Planted {\n    var page = 1\n}")
            ]
        ) { openState($0.source) },
    ]

    private static func globalSentence(_ line: SourceText.Line) -> String? {
        if let position = line.words.firstIndex(of: "static"), position < 4 {
            if line.words.contains("let"), line.words.contains(where: singletons.contains) {
                return "is a singleton: pass it to an initializer"
            }
            // A lock without a value only orders calls; a lock with a value is global state.
            let isCell = line.code.has("Mutex(") || line.code.has("Atomic(")
            if isCell, !line.code.has("Mutex(())") { return "is global state behind a lock" }
            return isStoredVariable(line) ? "is a static variable: state needs an owner" : nil
        }
        guard line.indentation == 0, isStoredVariable(line) else { return nil }
        return "is a global variable: state needs an owner"
    }

    private static func statelessSentence(_ line: SourceText.Line) -> String? {
        if line.indentation == 0, line.words.contains("class") || line.words.contains("actor") {
            return "views, interactors and routers are structs"
        }
        guard line.indentation == 4, isStoredVariable(line) else { return nil }
        return "views, interactors and routers have no mutable state"
    }

    /// Variables of a class or actor that other files can set.
    private static func openState(_ source: SourceText) -> [Violation] {
        var isReference = false
        return source.violations { line in
            if line.indentation == 0, line.code != "}" {
                isReference = line.words.contains("class") || line.words.contains("actor")
            }
            guard isReference, line.indentation == 4, isStoredVariable(line), !line.words.contains("private")
            else { return nil }
            return "can be changed from outside: make it private or private(set)"
        }
    }

    /// Whether the line declares a stored `var`: with a value or an observer, or without a body.
    private static func isStoredVariable(_ line: SourceText.Line) -> Bool {
        guard let position = line.words.firstIndex(of: "var"),
            !line.words[..<position].contains(where: { $0 == "case" || $0 == "func" || $0 == "if" })
        else { return false }
        guard let body = line.code.firstIndex(of: "{") else { return true }
        return line.code[..<body].contains("=") || line.words.contains("didSet")
            || line.words.contains("willSet")
    }
}
