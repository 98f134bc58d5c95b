enum TreeRules {
    static let all = [
        Rule(
            "the top level has only known entries",
            in: ["*", "Package.swift", "Sources/*", "Tests/*", "Modules.md", "README.md", ".gitignore"],
            faults: [Fault("Notes.txt", "a stray file"), Fault("Scripts/build.sh", "a stray folder")]
        ) { file in
            let top = file.path.split(separator: "/").first.map(String.init) ?? ""
            let isAllowed = top.hasPrefix(".") || allowed.contains(top)
            return isAllowed
                ? [] : [Violation(path: file.path, line: 1, sentence: "is not allowed at the top level")]
        },
        Rule(
            "no build output is tracked", in: ["*"],
            faults: [
                Fault(".build/debug.yaml", "planted"), Fault("Package.resolved", "{}"),
                Fault("Sources/CCurl/planted.o", "planted"),
            ]
        ) { file in
            let isOutput = outputs.match(file.path)
            return isOutput ? [Violation(path: file.path, line: 1, sentence: "is build output")] : []
        },
        Rule(
            "a newcomer and CI run the same two commands",
            in: ["README.md", ".ci/run", ".ci/readme-command"],
            faults: [
                Fault("README.md", "```\n.ci/setup && swift test --parallel\n```\n```\n\(start)\n```"),
                Fault("README.md", "```\n.ci/setup && swift run gallery\n```\n```\n\(test)\n```"),
                Fault(".ci/run", "swift test\nreadme-command test\nreadme-command start"),
                Fault(".ci/run", "readme-command test"),
            ]
        ) { file in
            switch file.path {
            case "README.md": readmeViolations(file)
            case ".ci/run": runViolations(file)
            default: []
            }
        },
    ]

    private static let allowed: Set = ["Package.swift", "Sources", "Tests", "Modules.md", "README.md"]
    private static let outputs: [PathPattern] = [
        ".build/*", "*/.build/*", ".swiftpm/*", "Package.resolved", "*.o", "*.swiftmodule", "*.orig", "*.rej",
    ]
    private static let start = ".ci/setup && swift run -c release -debug-info-format none gallery"
    private static let test =
        ".ci/setup && swift test -debug-info-format none --experimental-maximum-parallelization-width 40"

    /// Checks the README's commands: the last line of each fenced block that runs the setup script.
    private static func readmeViolations(_ file: SourceFile) -> [Violation] {
        let blocks = file.text.split(separator: "\n```", omittingEmptySubsequences: false)
            .filter { $0.contains("\n.ci/setup ") }
            .map { $0.split(separator: "\n").last.map(String.init) ?? "" }
        return [start, test].compactMap { command in
            let word = command == start ? "swift run" : "swift test"
            let found = blocks.filter { $0.contains(word) && $0.hasPrefix(".ci/setup ") }
            return found == [command]
                ? nil
                : Violation(
                    path: file.path, line: 1, sentence: "should have `\(command)`, once; has \(found)")
        }
    }

    private static func runViolations(_ file: SourceFile) -> [Violation] {
        let missing = ["test", "start"].filter { !file.text.has("readme-command \($0)") }.map {
            Violation(path: file.path, line: 1, sentence: "does not run the \($0) command of README.md")
        }
        return missing
            + file.rows.enumerated().compactMap { index, row in
                let isOwn = !row.hasPrefix("#") && (row.has("swift test") || row.has("swift run"))
                return isOwn
                    ? Violation(
                        path: file.path, line: index + 1, sentence: "has a command that README.md lacks")
                    : nil
            }
    }
}
