import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct RandomLineTests {
    private static let seed: UInt64 = 1

    @Test func `the program answers every random command line`() throws {
        let home = Home()
        let program = try PipedProcess(
            ["/bin/sh", "-c", "exec \"$0\" --service demo 2>&1", Gallery.path],
            environment: home.environment.merging(["BROWSER": "/bin/true"]) { $1 })
        // The answer to the unknown command `sentinel` marks the end of the answer to the lines.
        func answer(to lines: String) -> String? {
            program.write(lines + "\nsentinel\n")
            return program.expect("`sentinel`") ? program.take().output : nil
        }
        var grammar = LineGrammar(seed: Self.seed)
        // Shows a first screen, and then a list whose photo numbers occur in the lines.
        _ = answer(to: "recommend\nsearch cats")
        for number in 0..<400 {
            let line = grammar.next()
            let answer = try #require(
                answer(to: line),
                "seed \(Self.seed), line \(number) ended the session: \(line.debugDescription)")
            #expect(
                answer.split(separator: "\n").count >= 2,
                "seed \(Self.seed), line \(number): \(line.debugDescription)")
        }
        withExtendedLifetime(home) {}
    }
}
