import PseudoTerminals
import Testing
import Waiting

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(3))) struct LongSessionTests {
    /// R4 at a size that takes seconds; `gallery-bench session` runs 10,000 commands.
    @Test func `a session holds no more open at its end than in its middle`() throws {
        let run = try ProgramRun(
            [
                Launch.path(of: "gallery-bench"), "session", "--count", "150", "--every", "30", "--gallery",
                Gallery.path,
            ],
            environment: Home().environment, within: 240)
        #expect(run.code == 0, "\(run.text)\(run.problems)")
        #expect(run.text.contains("150 commands: "))
    }
}
