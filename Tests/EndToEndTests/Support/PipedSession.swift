import Glibc
import TestKit

/// The program with pipes as standard input and output, given lines one after the other.
final class PipedSession {
    /// Expected output is missing.
    struct Failure: Error { let output: String, problems: String }

    private let home: Home
    private let process: pid_t
    private var input: Int32
    private let ends: (output: Int32, problems: Int32)
    private var output = ""
    private var problems = ""
    private var status: Int32?

    init(_ arguments: [String], home: Home, environment: [String: String]) throws {
        self.home = home
        let pipes = (0..<3).map { _ in Launch.pipe() }
        process = try Launch.start(
            [Gallery.path] + arguments, environment: home.environment.merging(environment) { $1 },
            descriptors: [pipes[0].read, pipes[1].write, pipes[2].write])
        for end in [pipes[0].read, pipes[1].write, pipes[2].write] { close(end) }
        (input, ends) = (pipes[0].write, (pipes[1].read, pipes[2].read))
    }

    deinit {
        for end in [input, ends.output, ends.problems] where end >= 0 { close(end) }
        kill(process, SIGKILL)
        if status == nil { waitpid(process, nil, 0) }
    }

    func send(_ signal: Int32) { kill(process, signal) }

    func write(_ lines: [String]) {
        let text = lines.map { $0 + "\n" }.joined()
        _ = Glibc.write(input, text, text.utf8.count)
    }

    /// Output since the last call, as soon as standard output has a line that begins with `start`.
    func answer(endingWith start: String) throws -> (output: String, problems: String) {
        let isThere = Clock.wait(atMost: 60) {
            read()
            return output.hasPrefix(start) || output.contains("\n" + start)
        }
        read()
        guard isThere else { throw Failure(output: output, problems: problems) }
        defer { (output, problems) = ("", "") }
        return (output, problems)
    }

    /// Exit code, and the output after the end of standard input; no code if a signal ended the program.
    func end() throws -> (code: Int32?, output: String, problems: String) {
        close(input)
        input = -1
        var code: Int32 = 0
        let hasEnded = Clock.wait(atMost: 60) {
            read()
            return waitpid(process, &code, WNOHANG) == process
        }
        guard hasEnded else { throw Failure(output: output, problems: problems) }
        status = code
        read()
        return (code & 0x7F == 0 ? code >> 8 & 0xFF : nil, output, problems)
    }

    private func read() {
        output += Self.take(ends.output)
        problems += Self.take(ends.problems)
    }

    private static func take(_ descriptor: Int32) -> String {
        var text = ""
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
            var ready = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&ready, 1, 0) > 0 else { return text }
            let count = Glibc.read(descriptor, &bytes, bytes.count)
            guard count > 0 else { return text }
            text += String(decoding: bytes[..<count], as: UTF8.self)
        }
    }
}
