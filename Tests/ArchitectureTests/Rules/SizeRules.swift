/// Mistake 6, files that grow without end: each role has a budget, and those that every new screen or command
/// would like to be added to have their own.
enum SizeRules {
    /// Lines a file may have, by how its path ends; the first that fits counts.
    private static let budgets: [(ending: String, lines: Int)] = [
        ("gallery/Composition.swift", 150),
        ("Navigation/NavigationStack.swift", 120),
        ("Shell/Shell.swift", 150),
        ("Screens/Route.swift", 60),
        ("Contract.swift", 60),
        ("Router.swift", 40),
        ("Module.swift", 60),
        ("View.swift", 120),
        ("Interactor.swift", 120),
        ("Presenter.swift", 150),
    ]
    /// Every other file.
    static let longest = 250
    /// The middle of all lengths.
    static let median = 60

    static func violations(path: String, text: String) -> [Violation] {
        guard exceptions[path] == nil else { return [] }
        let length = length(of: text)
        let budget = budgets.first { path.hasSuffix($0.ending) }?.lines ?? longest
        guard length > budget else { return [] }
        let sentence = "has \(length) lines, \(budget) at most: split it by responsibility"
        return [Violation(path: path, line: length, sentence: sentence)]
    }

    /// Half of all files are no longer than this.
    static func medianLength(of texts: [String]) -> Int {
        let lengths = texts.map(length).sorted()
        return lengths.isEmpty ? 0 : lengths[(lengths.count - 1) / 2]
    }

    private static func length(of text: String) -> Int {
        text.utf8.count { $0 == UInt8(ascii: "\n") }
    }

    /// Paths that may be longer, with the reason.
    private static let exceptions = SourceTree.table("long-files", separator: " ")
}
