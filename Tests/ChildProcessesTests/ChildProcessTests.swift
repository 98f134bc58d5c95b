import ChildProcesses
import Glibc
import Testing

@Suite struct ChildProcessTests {
    @Test func `input written to cat is read back as its output`() throws {
        let companion = try ChildProcess(path: "/bin/cat")
        _ = write(companion.input, "hello", 5)
        var bytes = [UInt8](repeating: 0, count: 5)
        #expect(read(companion.output, &bytes, 5) == 5)
        #expect(String(decoding: bytes, as: UTF8.self) == "hello")
    }

    @Test func `starting a missing program throws its path and ENOENT`() {
        let error = #expect(throws: ChildProcess.LaunchError.self) { _ = try ChildProcess(path: "/no/such") }
        #expect(error?.path == "/no/such")
        #expect(error?.code == ENOENT)
    }

    @Test func `a child process has the environment variables given to it`() throws {
        let companion = try ChildProcess(
            path: "/bin/sh", arguments: ["-c", "printf %s \"$ADDED\""], environment: ["ADDED": "yes"])
        var bytes = [UInt8](repeating: 0, count: 3)
        #expect(read(companion.output, &bytes, 3) == 3)
        #expect(String(decoding: bytes, as: UTF8.self) == "yes")
    }

    @Test func `stopping a child process closes its output`() throws {
        let companion = try ChildProcess(path: "/bin/cat")
        companion.stop()
        var byte: UInt8 = 0
        #expect(read(companion.output, &byte, 1) == 0)
    }

    @Test func `a child process does not inherit a descriptor that lacks close-on-exec`() throws {
        let leak = try #require(LeakedDescriptor())
        defer { withExtendedLifetime(leak) {} }
        let companion = try ChildProcess(
            path: "/bin/sh", arguments: ["-c", "test -e /proc/$$/fd/\(leak.number) || printf .; exit"])
        var byte: UInt8 = 0
        #expect(read(companion.output, &byte, 1) == 1)
    }

    @Test func `a child process still responds after an earlier child process has ended`() throws {
        let second: ChildProcess
        do {
            let first = try ChildProcess(path: "/bin/cat")
            second = try ChildProcess(path: "/bin/cat")
            withExtendedLifetime(first) {}
        }
        _ = write(second.input, "x", 1)
        var byte: UInt8 = 0
        #expect(read(second.output, &byte, 1) == 1)
    }
}
