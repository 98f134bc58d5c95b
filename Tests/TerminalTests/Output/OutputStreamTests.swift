import ChildProcesses
import Glibc
import TestKit
import Testing

@testable import Terminal

@Suite(.serialized, .onOwnThread, .timeLimit(.minutes(10))) struct OutputStreamTests {
    @Test(arguments: [Set([0]), [1], [2], [0, 1, 2]])
    func `the program does not hang if standard descriptors are closed`(closed: Set<Int>) throws {
        let probe = try PipedProcess([Launch.probe, "lines"], closed: closed)
        probe.write("one\n")
        probe.closeInput()
        let status = try #require(probe.end())
        let isInputThere = !closed.contains(0)
        #expect(status == (closed.contains(1) && isInputThere ? 1 << 8 : 0))
        if closed == [1] { #expect(probe.errors.contains("Bad file descriptor")) }
        if closed == [2] { #expect(probe.output == "got: one\n") }
    }

    @Test func `with all standard descriptors closed, the program ends without an error`() throws {
        let probe = try PipedProcess([Launch.probe, "lines"], closed: [0, 1, 2])
        #expect(probe.end() == 0)
    }

    @Test func `a full device is reported as an error`() throws {
        let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
        defer { close(full) }
        let probe = try PipedProcess([Launch.probe, "flood"], output: full)
        #expect(probe.end() == 1 << 8)
        #expect(probe.errors == "No space left on device\n")
    }

    @Test func `a closed pipe ends the program without an error`() throws {
        let probe = try PipedProcess([
            "/bin/bash", "-c", "\(Launch.probe) flood | head -c 1; exit ${PIPESTATUS[0]}",
        ])
        #expect(probe.end() == 0)
        #expect(probe.output == "x")
        #expect(probe.errors.isEmpty)
    }

    @Test func `output to a slow non-blocking reader is written completely`() throws {
        var ends: [Int32] = [-1, -1]
        pipe(&ends)
        _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0) }
        let (reading, writing) = (ends[0], ends[1])
        DetachedThread.start {
            OutputStream(output: writing).write(bytes)
            close(writing)
        }
        var all: [UInt8] = []
        var some = [UInt8](repeating: 0, count: 1000)
        while case let count = read(reading, &some, some.count), count > 0 { all += some[..<count] }
        close(reading)
        #expect(all == bytes)
    }
}
