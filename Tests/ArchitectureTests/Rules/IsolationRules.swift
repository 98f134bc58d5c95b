/// Nonisolated async functions run off their caller's actor, and consoles report calls off the main actor.
enum IsolationRules {
    /// Split into two literals, so that this file does not violate the rule.
    static let feature = "NonisolatedNonsending" + "ByDefault"
    private static let attribute = "nonisolated(" + "nonsending)"

    static let all = [
        Rule(
            // TypedErrorTests fails when the compiler no longer needs this rule.
            "async functions do not inherit the caller's actor",
            in: [
                "Package.swift", "Sources/*.swift", "Tests/*.swift", ".ci/*",
            ],
            faults: [
                Fault("Package.swift", "    .enableUpcomingFeature(\"\(feature)\"),"),
                Fault("Package.swift", ".unsafeFlags([\"-enable-upcoming-feature\", \"\(feature)\"])"),
                Fault("Sources/Viper/Planted.swift", "\(attribute) func planted() async {}"),
                Fault(
                    "Tests/TestKit/Planted.swift", "func planted(_ body: \(attribute) () async -> Void) {}"),
            ]
        ) { file in
            file.violations(ofRows: { row in
                row.has(feature) || row.has(attribute)
                    ? "inherits the caller's actor, which Swift 6.3 loses after a typed error" : nil
            })
        },
        Rule(
            "each console guards its output against calls off the main actor",
            in: ["Sources/*.swift", "Tests/*.swift"],
            mentioning: ["Console", "MainActorGuard", "mainActor"],
            faults: [
                Fault(
                    "Sources/Terminal/Console/Planted.swift",
                    "final class Planted: Console {\n    func show(_ blocks: [Block]) -> Int { 0 }\n}")
            ]
        ) { file in
            guard let line = file.source.lines.first(where: { isConsole($0.words) }),
                !file.source.lines.contains(where: { $0.code.has("mainActor {") })
            else { return [] }
            return [
                Violation(
                    path: file.path, line: line.number, sentence: "shows blocks without a MainActorGuard")
            ]
        },
    ]

    private static func isConsole(_ words: [String]) -> Bool {
        words.contains("class") && words.last == "Console"
    }
}
