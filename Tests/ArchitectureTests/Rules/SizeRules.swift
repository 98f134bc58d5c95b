enum SizeRules {
    private static let longest = 250

    static let all = [
        Rule(
            "no file is longer than \(longest) lines",
            in: ["Sources/*.swift", "Sources/*.c", "Sources/*.h", "Tests/*.swift"],
            faults: [
                "Sources/Viper/Planted.swift", "Sources/CCurl/planted.h", "Tests/ViperTests/Planted.swift",
            ]
            .map { Fault($0, lines(longest + 1)) },
            allowed: [Fault("Sources/Screens/Search/SearchPresenter.swift", lines(longest))]
        ) { file in
            let length = file.text.utf8.count { $0 == UInt8(ascii: "\n") }
            guard length > longest else { return [] }
            let sentence = "has \(length) lines, \(longest) at most: split it by responsibility"
            return [Violation(path: file.path, line: length, sentence: sentence)]
        }
    ]

    private static func lines(_ count: Int) -> String { String(repeating: "let line = 0\n", count: count) }
}
