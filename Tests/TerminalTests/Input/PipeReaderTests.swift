import Glibc
import TestKit
import Testing

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct PipeReaderTests {
    @Test func `lines run in order, including a last line without a newline`() throws {
        let probe = try PipedProcess([Launch.probe, "lines"])
        probe.write("one\r\nдва\nthree")
        probe.closeInput()
        #expect(probe.end() == 0)
        #expect(probe.output == "got: one\ngot: <434><432><430>\ngot: three\n")
        #expect(probe.errors.isEmpty)
    }

    @Test func `a line that is too long is refused, and the next line is read`() throws {
        let file = TemporaryFile(String(repeating: "x", count: 1 << 21) + "\nnext\n")
        let probe = try PipedProcess(["/bin/sh", "-c", "exec \(Launch.probe) lines < \(file.path)"])
        #expect(probe.end() == 0)
        #expect(probe.output == "got: next\n")
        #expect(probe.errors == "longer than 1048576\n")
    }

    @Test func `SIGINT stops the running command or interrupts reading`() throws {
        let probe = try PipedProcess([Launch.probe, "lines"])
        probe.write("wait\n")
        #expect(probe.expect("waiting\n"))
        kill(probe.process, SIGINT)
        #expect(probe.expect("stopped\n"))
        kill(probe.process, SIGINT)
        #expect(probe.expect("interrupted\n"))
    }

    @Test(arguments: [SIGTERM, SIGHUP], ["", "wait\n", "deaf\n"])
    func `SIGTERM and SIGHUP end the program in any state`(signal: Int32, command: String) throws {
        let probe = try PipedProcess([Launch.probe, "lines"])
        probe.write("ready\n" + command)
        #expect(probe.expect("got: ready\n"))
        if command == "wait\n" { #expect(probe.expect("waiting\n")) }
        if command == "deaf\n" { #expect(probe.expect("hears nothing\n")) }
        kill(probe.process, signal)
        #expect(probe.end() != nil)
    }
}
