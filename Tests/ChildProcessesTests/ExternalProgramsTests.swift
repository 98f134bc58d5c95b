import ChildProcesses
import Glibc
import TestKit
import Testing

@Suite(.whenIdle, .timeLimit(.minutes(10))) struct ExternalProgramsTests {
    private let programs = ExternalPrograms()

    private func shell(_ script: String, input: String = "", seconds: Int = 60) async
        -> ExternalPrograms.Outcome
    {
        await programs.run("/bin/sh", ["-c", script], input: input, waiting: .seconds(seconds))
    }

    @Test func `an external program's exit code, signal or failed start is reported`() async {
        #expect(await shell("exit 0") == .ended(0))
        #expect(await shell("exit 7") == .ended(7))
        #expect(await shell("kill -9 $$") == .ended(nil))
        #expect(await programs.run("/nowhere/x", waiting: .seconds(1)) == .failed)
    }

    @Test func `an external program reads its input up to the end of file`() async {
        #expect(await shell("test \"$(cat)\" = 'a b'", input: "a b") == .ended(0))
        #expect(await shell("cat > /dev/null") == .ended(0))
        let long = String(repeating: "x", count: 300_000)
        #expect(await shell("test $(wc -c) = 300000", input: long) == .ended(0))
    }

    @Test func `an external program runs in its own session, without a terminal`() async {
        #expect(await shell("test ! -t 0 && test ! -t 1 && test ! -t 2") == .ended(0))
        #expect(await shell("test $(ps -o sid= -p $$) = $$") == .ended(0))
    }

    @Test func `an external program does not inherit a descriptor that lacks close-on-exec`() async throws {
        let leak = try #require(LeakedDescriptor())
        defer { withExtendedLifetime(leak) {} }
        #expect(await shell("test ! -e /proc/$$/fd/\(leak.number)") == .ended(0))
    }

    @Test func `an external program that outlives the wait is reported as running`() async {
        // Long enough that even a slow check finds the program running.
        let outcome = await programs.run("/bin/sleep", ["1000"], waiting: .milliseconds(1))
        #expect(outcome == .running)
    }

    @Test func `a program is found by its name in PATH, or by its path even if PATH is unset`() {
        #expect(ExternalPrograms.path(of: "sh", in: "/nowhere:/bin") == "/bin/sh")
        #expect(ExternalPrograms.path(of: "sh", in: nil) == nil)
        #expect(ExternalPrograms.path(of: "/bin/sh", in: nil) == "/bin/sh")
        #expect(ExternalPrograms.path(of: "./nowhere", in: "/bin") == nil)
    }
}
