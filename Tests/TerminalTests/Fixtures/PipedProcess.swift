import Glibc
import TestKit

/// Process with pipes or other descriptors as input and output.
final class PipedProcess {
    let process: pid_t
    private var ended: Int32?
    /// Complete after the process has ended.
    private(set) var output = ""
    private(set) var errors = ""
    private var input: Int32
    private var sources: [Int32: [UInt8]] = [:]
    private let outputEnd: Int32
    private let errorsEnd: Int32

    /// `output` is a descriptor used instead of a pipe. Descriptors in `closed` are closed.
    init(
        _ arguments: [String], output other: Int32? = nil, closed: Set<Int> = [],
        environment: [String: String] = [:]
    ) throws {
        // The process may have no standard input.
        signal(SIGPIPE, SIG_IGN)
        let pipes = (0..<3).map { _ in Self.pipe() }
        input = pipes[0].write
        outputEnd = pipes[1].read
        errorsEnd = pipes[2].read
        var descriptors = [pipes[0].read, other ?? pipes[1].write, pipes[2].write]
        for number in closed { descriptors[number] = -1 }
        process = try Launch.start(
            arguments, environment: environment.merging(["LC_ALL": "C.UTF-8"]) { a, _ in a },
            descriptors: descriptors)
        close(pipes[0].read)
        close(pipes[1].write)
        close(pipes[2].write)
    }

    deinit {
        close(input)
        close(outputEnd)
        close(errorsEnd)
        kill(process, SIGKILL)
        if ended == nil { waitpid(process, nil, 0) }
    }

    func write(_ text: String) { _ = Glibc.write(input, text, text.utf8.count) }

    func closeInput() {
        close(input)
        input = -1
    }

    /// Waits until standard output contains `piece`.
    func expect(_ piece: String) -> Bool {
        let end = Clock.now + 60
        while Clock.now < end {
            if output.contains(piece) { return true }
            output += Self.read(outputEnd, within: 20) ?? ""
        }
        return false
    }

    /// Status of `waitpid`; `nil` if the process does not end within `seconds`.
    func end(within seconds: Double = 40) -> Int32? {
        let end = Clock.now + seconds
        while ended == nil, Clock.now < end {
            var status: Int32 = 0
            if waitpid(process, &status, WNOHANG) == process { ended = status }
            while let text = Self.read(outputEnd, within: 1) { output += text }
        }
        while let text = Self.read(errorsEnd, within: 0) { errors += text }
        return ended
    }

    private static func read(_ descriptor: Int32, within milliseconds: Int32) -> String? {
        var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&ready, 1, milliseconds) > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: 65536)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
    }

    private static func pipe() -> (read: Int32, write: Int32) {
        var ends: [Int32] = [-1, -1]
        _ = Glibc.pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }
}
