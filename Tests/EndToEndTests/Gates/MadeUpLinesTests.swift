import PseudoTerminals
import Testing
import Waiting

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(3))) struct MadeUpLinesTests {
    /// R6 at a size that takes seconds; `gallery-bench lines` sends 100,000.
    @Test func `every line made up is answered`() throws {
        let run = try ProgramRun(
            [Launch.path(of: "gallery-bench"), "lines", "--count", "400", "--gallery", Gallery.path],
            environment: Home().environment, within: 120)
        #expect(run.code == 0, "\(run.text)\(run.problems)")
        #expect(run.text.contains("400 lines, 0 unanswered"))
    }
}
