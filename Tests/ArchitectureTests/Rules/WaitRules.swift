enum WaitRules {
    static let all = [
        Rule(
            "every suite that waits has a time limit", in: ["Tests/*Tests.swift"],
            except: ["Tests/ArchitectureTests/*"], mentioning: waits,
            faults: [
                Fault(
                    "Tests/ViperTests/PlantedTests.swift",
                    "struct PlantedTests {\n@Test func planted() async { await shell.run() }\n}"),
                Fault(
                    "Tests/TerminalTests/PlantedTests.swift",
                    "@Suite(.serialized) struct PlantedTests {\n@Test func planted() { PseudoTerminal() }\n}"),
            ]
        ) { file in
            guard file.source.lines.contains(where: { $0.code.has("@Test") }),
                !file.source.lines.contains(where: { $0.code.has(".timeLimit(") }),
                let waiting = file.source.lines.first(where: { $0.words.contains(where: waits.contains) })
            else { return [] }
            let sentence = "waits, and has no `.timeLimit(.minutes(10))`"
            return [Violation(path: file.path, line: waiting.number, sentence: sentence)]
        },
        Rule(
            "a loop that waits ends with its test", in: ["Tests/*.swift"], mentioning: ["eventually"],
            faults: [
                Fault(
                    "Tests/TestKit/Planted.swift",
                    "while !isDone { try? await Task.sleep(for: .milliseconds(1)) }"),
                Fault(
                    "Tests/TestKit/Planted.swift",
                    "while begun < count {\n    try? await clock.sleep(for: .seconds(1))\n}"),
                Fault("Tests/TestKit/Planted.swift", "while ended < count { await Task.yield() }"),
                Fault("Tests/TestKit/Planted.swift", "while state != \"Z\" { sched_yield() }"),
            ]
        ) { file in
            file.source.lines.enumerated().compactMap { index, line in
                let next = file.source.lines.dropFirst(index + 1).first
                guard line.words.contains("while") || line.words.contains("repeat"),
                    !line.words.contains("isCancelled"), !line.words.contains("checkCancellation")
                else { return nil }
                let isBelow = line.code.hasSuffix("{") && (next?.indentation ?? 0) > line.indentation
                let body = line.code + (isBelow ? next?.code ?? "" : "")
                // In a canceled test, the sleep returns at once and the loop never ends.
                return endless.contains(where: body.has)
                    ? Violation(
                        path: file.path, line: line.number,
                        sentence: "never ends if the event does not occur: use `eventually`")
                    : nil
            }
        },
        Rule(
            "no test asserts on the clock", in: ["Tests/*Tests/*.swift"],
            faults: [
                Fault(
                    "Tests/PicturesTests/Planted.swift", "#expect(ContinuousClock.now - began < .seconds(5))"),
                Fault("Tests/PicturesTests/Planted.swift", "#expect(clock.now - start < .milliseconds(100))"),
                Fault("Tests/PicturesTests/Planted.swift", "let time = ContinuousClock().measure { work() }"),
                Fault("Tests/PicturesTests/Planted.swift", "return (error, clock.now - start)"),
            ]
        ) { file in
            file.source.violations { line in
                let isMeasured = line.code.has(".measure {") || line.code.has(".now - ")
                return isMeasured ? "asserts on elapsed time: wait for an event, or inject the time" : nil
            }
        },
    ]

    private static let waits: Set = [
        "await", "PseudoTerminal", "ProgramRun", "RawServer", "Gallery", "Program", "usleep", "nanosleep",
        "poll", "Prompt", "PipedProcess", "waitpid", "eventually", "onOwnThread",
    ]
    private static let endless = ["try? await ", "Task.yield()", "sched_yield()"]
}
