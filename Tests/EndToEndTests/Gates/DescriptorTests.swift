import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct DescriptorTests {
    private static func shell(_ redirection: String, input: String = "help\n") throws -> ProgramRun {
        try ProgramRun(
            ["/bin/bash", "-c", "\(Gallery.path) --service demo \(redirection)"], input: input,
            environment: Home().environment)
    }

    @Test func `with closed standard input the session is empty and exits with 0`() throws {
        let run = try Self.shell("<&-")
        #expect(run.code == 0)
        #expect(run.text == "")
    }

    @Test func `closed standard output is reported as an error`() throws {
        let run = try Self.shell(">&-")
        #expect(run.code == 1)
        #expect(run.problems.contains("Could not write to standard output"))
    }

    @Test func `closed standard error changes neither the output nor the exit code`() throws {
        let run = try Self.shell("2>&-")
        #expect(run.code == 0)
        #expect(run.text.contains("Quit (or Ctrl-D)"))
    }

    @Test func `a session with all standard streams closed exits with 1`() throws {
        #expect(try Self.shell("help <&- >&- 2>&-").code == 1)
    }

    @Test(arguments: [5, 8, 11])
    func `with a very low descriptor limit, the program fails and prints a remedy`(count: Int) throws {
        let command = "ulimit -n \(count); exec \(Gallery.path) --service demo search cats"
        let run = try ProgramRun(["/bin/bash", "-c", command], environment: Home().environment)
        #expect(run.code == 1)
        #expect(run.problems.contains("`ulimit -n 256`"))
    }

    @Test func `a low soft limit on descriptors is raised`() throws {
        let command = "ulimit -Sn 8; exec \(Gallery.path) --service demo --jsonl --limit 2 search cats"
        let run = try ProgramRun(["/bin/bash", "-c", command], environment: Home().environment)
        #expect(run.code == 0)
        #expect(run.text.count(of: "\n") == 2)
    }

    @Test func `a full output device is reported in one line`() throws {
        let run = try Self.shell("> /dev/full")
        #expect(run.code == 1)
        #expect(run.problems.count(of: "\n") == 1)
        #expect(run.problems.contains("No space left on device"))
    }

    @Test func `a pipe closed by its reader ends the program without a message`() throws {
        let run = try Self.shell("--quiet search cats | head -1; exit ${PIPESTATUS[0]}")
        #expect([0, 141].contains(run.code))
        #expect(run.text.hasPrefix("demo:") && run.text.count(of: "\n") == 1)
        #expect(run.problems == "")
    }
}
