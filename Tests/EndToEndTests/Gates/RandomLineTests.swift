import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(3))) struct RandomLineTests {
    private static let seed: UInt64 = 1

    @Test func `the program answers every random command line`() throws {
        let home = Home()
        let program = try PipedProgram(
            [Gallery.path, "--service", "demo"],
            environment: home.environment.merging(["BROWSER": "/bin/true"]) { $1 })
        var grammar = LineGrammar(seed: Self.seed)
        // Shows a first screen, and then a list whose photo numbers occur in the lines.
        _ = program.answer(to: "recommend\nsearch cats\nsentinel", until: "`sentinel`")
        for number in 0..<400 {
            let line = grammar.next()
            // The answer to the unknown command `sentinel` marks the end of the answer to the line.
            let answer = try #require(
                program.answer(to: line + "\nsentinel", until: "`sentinel`"),
                "seed \(Self.seed), line \(number) ended the session: \(line.debugDescription)")
            #expect(
                answer.split(separator: "\n").count >= 2,
                "seed \(Self.seed), line \(number): \(line.debugDescription)")
        }
        withExtendedLifetime(home) {}
    }
}
