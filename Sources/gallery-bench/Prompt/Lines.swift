import ArgumentParser
import ChildProcesses
import PseudoTerminals

/// Sends made-up command lines through one session and times each answer.
struct Lines: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run random command lines in one session: each is answered soon, and nothing crashes.")

    @Option(help: "How many lines.") var count = 100_000
    @Option(help: "Seed of the lines.") var seed: UInt64 = 1
    @Option(help: "The gallery program (default: the one beside gallery-bench).") var gallery =
        ChildProcess.path(
            of: "gallery")

    func run() throws {
        let home = try ScratchHome()
        let program = try PipedProgram(
            [gallery, "--service", "demo"],
            environment: home.environment.merging(["BROWSER": "/bin/true"]) { $1 })
        var grammar = LineGrammar(seed: seed)
        // The first screen, to go back to, and a list with numbers to be right or wrong about.
        _ = program.answer(to: "recommend\nsearch cats\nsentinel", until: "`sentinel`")
        var times: [(milliseconds: Double, line: String)] = []
        var unanswered = 0
        for number in 0..<count {
            let line = grammar.next()
            let begin = Clock.now
            // The word after it tells that its answer is complete; both are timed.
            guard let answer = program.answer(to: line + "\nsentinel", until: "`sentinel`") else {
                print("line \(number) ended the session: \(line.debugDescription)")
                throw ExitCode.failure
            }
            times.append(((Clock.now - begin) * 1000, line))
            if answer.split(separator: "\n").count < 2 {
                unanswered += 1
                print("no answer: \(line.debugDescription)")
            }
        }
        times.sort { $0.milliseconds < $1.milliseconds }
        guard let last = times.last else { return }
        let slow = times.filter { $0.milliseconds > 50 }
        print("\(times.count) lines, \(unanswered) unanswered, \(slow.count) over 50 ms")
        let words = Dictionary(grouping: slow) { $0.line.prefix { !$0.isWhitespace } }
        for (word, lines) in words { print("  \(lines.count) of them \(word)") }
        print(
            "median \(times[times.count / 2].milliseconds) ms, 99.9 % \(times[times.count * 999 / 1000].milliseconds) ms"
        )
        print("longest \(last.milliseconds) ms: \(last.line.prefix(80).debugDescription)")
        if unanswered > 0 { throw ExitCode.failure }
    }
}
