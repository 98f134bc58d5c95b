enum SizeRules {
    /// Maximum number of lines; the first matching pattern applies.
    private static let budgets: [(files: PathPattern, lines: Int)] = [
        ("Sources/Screens/*Contract.swift", 60),
        ("Sources/Screens/*Router.swift", 40),
        ("Sources/Screens/*Module.swift", 60),
        ("Sources/Screens/*View.swift", 120),
        ("Sources/Screens/*Interactor.swift", 120),
        ("Sources/Screens/*Presenter.swift", 250),
        ("Sources/*.swift", longest),
        ("Sources/*.c", longest),
        ("Sources/*.h", longest),
        ("Tests/*.swift", longest),
    ]
    private static let longest = 250
    static let median = 60

    static let all = [
        Rule(
            "no file is longer than its budget", in: budgets.map(\.files),
            faults: [
                Fault("Sources/Viper/Planted.swift", lines(251)),
                Fault("Sources/CCurl/planted.h", lines(251)),
                Fault("Tests/ViperTests/Planted.swift", lines(251)),
                Fault("Sources/Screens/Search/SearchContract.swift", lines(61)),
                Fault("Sources/Screens/Search/SearchView.swift", lines(121)),
                Fault("Sources/Screens/Search/SearchPresenter.swift", lines(251)),
                Fault("Sources/Screens/Search/SearchInteractor.swift", lines(121)),
                Fault("Sources/Screens/PhotoCommands/PhotoRouter.swift", lines(41)),
            ]
        ) { file in
            let length = length(of: file.text)
            let budget = budgets.first { $0.files.matches(file.path) }?.lines ?? longest
            guard length > budget else { return [] }
            let sentence = "has \(length) lines, \(budget) at most: split it by responsibility"
            return [Violation(path: file.path, line: length, sentence: sentence)]
        }
    ]

    static func medianLength(of texts: [String]) -> Int {
        let lengths = texts.map(length).sorted()
        return lengths.isEmpty ? 0 : lengths[(lengths.count - 1) / 2]
    }

    private static func length(of text: String) -> Int {
        text.utf8.count { $0 == UInt8(ascii: "\n") }
    }

    private static func lines(_ count: Int) -> String { String(repeating: "let line = 0\n", count: count) }
}
