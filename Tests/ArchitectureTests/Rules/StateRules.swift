/// Mistake 5, state outside its owner: nothing that changes is global, views, interactors and routers hold
/// nothing that changes, and nobody changes a presenter's state from outside.
enum StateRules {
    /// A C signal handler can be handed nothing: what it needs has to stand where it can find it.
    private static let signalHandlers = "Sources/Terminal/Signals/"
    /// The language is one for the process, as its locale is; why stands there.
    private static let language = "Sources/Wording/Language/Language.swift"
    private static let singletons: Set = ["shared", "sharedInstance", "instance", "singleton"]
    private static let stateless = ["View.swift", "Interactor.swift", "Router.swift"]

    static func violations(path: String, text: String) -> [Violation] {
        let source = SourceText(path: path, text: text)
        var found: [Violation] = []
        if !path.hasPrefix(signalHandlers), path != language { found += source.violations(globalSentence) }
        if path.hasPrefix("Sources/Screens/") {
            found +=
                stateless.contains(where: path.hasSuffix)
                ? source.violations(statelessSentence) : openState(source)
        }
        return found
    }

    private static func globalSentence(_ line: SourceText.Line) -> String? {
        if let position = line.words.firstIndex(of: "static"), position < 4 {
            if line.words.contains("let"), line.words.contains(where: singletons.contains) {
                return "is a singleton: hand it in through an initialiser"
            }
            // A lock around nothing orders calls; one around something is state without an owner.
            let isCell = line.code.contains("Mutex(") || line.code.contains("Atomic(")
            if isCell, !line.code.contains("Mutex(())") { return "is global state behind a lock" }
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
        return "views, interactors and routers hold nothing that changes"
    }

    /// Variables of a class or an actor that others could set.
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

    /// `var` with a value, an observer or nothing behind it; one with a body alone is computed.
    private static func isStoredVariable(_ line: SourceText.Line) -> Bool {
        guard let position = line.words.firstIndex(of: "var"),
            !line.words[..<position].contains(where: { $0 == "case" || $0 == "func" || $0 == "if" })
        else { return false }
        guard let body = line.code.firstIndex(of: "{") else { return true }
        return line.code[..<body].contains("=") || line.words.contains("didSet")
            || line.words.contains("willSet")
    }
}
