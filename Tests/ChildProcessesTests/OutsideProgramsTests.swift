import ChildProcesses
import Glibc
import Testing
import Waiting

@Suite(.whenIdle, .timeLimit(.minutes(5))) struct OutsideProgramsTests {
    private let programs = ExternalPrograms()

    private func shell(_ script: String, input: String = "", seconds: Int = 20) async
        -> ExternalPrograms.Outcome
    {
        await programs.run("/bin/sh", ["-c", script], input: input, waiting: .seconds(seconds))
    }

    @Test func `its end is told`() async {
        #expect(await shell("exit 0") == .ended(0))
        #expect(await shell("exit 7") == .ended(7))
        #expect(await shell("kill -9 $$") == .ended(nil))
        #expect(await programs.run("/nowhere/x", waiting: .seconds(1)) == .failed)
    }

    @Test func `it reads what it is given, and then the end`() async {
        #expect(await shell("test \"$(cat)\" = 'a b'", input: "a b") == .ended(0))
        #expect(await shell("cat > /dev/null") == .ended(0))
    }

    @Test func `it has no terminal and a session of its own`() async {
        #expect(await shell("test ! -t 0 && test ! -t 1 && test ! -t 2") == .ended(0))
        #expect(await shell("test $(ps -o sid= -p $$) = $$") == .ended(0))
    }

    @Test func `it inherits none of our descriptors`() async throws {
        let leak = try #require(LeakedDescriptor())
        defer { withExtendedLifetime(leak) {} }
        #expect(await shell("test ! -e /proc/$$/fd/\(leak.number)") == .ended(0))
    }

    @Test func `one that goes on is left alone`() async {
        // Longer than a busy machine takes to look.
        let outcome = await programs.run("/bin/sleep", ["1000"], waiting: .milliseconds(1))
        #expect(outcome == .running)
    }

    @Test func `a program is found in the folders of the path`() {
        #expect(ExternalPrograms.path(of: "sh", in: "/nowhere:/bin") == "/bin/sh")
        #expect(ExternalPrograms.path(of: "sh", in: nil) == nil)
        #expect(ExternalPrograms.path(of: "/bin/sh", in: nil) == "/bin/sh")
        #expect(ExternalPrograms.path(of: "./nowhere", in: "/bin") == nil)
    }
}
