import TestKit

/// The program with pipes as standard input and output; tests write lines one after the other.
final class PipedSession {
    /// The program did not answer or end in time.
    struct Failure: Error { let output: String, problems: String }

    private let home: Home
    private let program: PipedProcess

    init(_ arguments: [String], home: Home, environment: [String: String]) throws {
        self.home = home
        program = try PipedProcess(
            [Gallery.path] + arguments, environment: home.environment.merging(environment) { $1 })
    }

    /// Resident memory in KiB.
    var memory: Int { RunningProcess(program.process)?.memory ?? 0 }

    func send(_ signal: Int32) { program.send(signal) }

    func write(_ lines: [String]) { program.write(lines.map { $0 + "\n" }.joined()) }

    /// Waits for a line on standard output that begins with `start`; returns the output since the last call.
    func answer(endingWith start: String) throws -> (output: String, problems: String) {
        let isThere = program.wait(atMost: 60) { $0.hasPrefix(start) || $0.contains("\n" + start) }
        guard isThere else { throw Failure(output: program.output, problems: program.errors) }
        let (output, problems) = program.take()
        return (output, problems)
    }

    /// Closes standard input; returns the exit code and the rest of the output. No code if a signal ended the program.
    func end() throws -> (code: Int32?, output: String, problems: String) {
        program.closeInput()
        let status = program.end(within: 60)
        let (output, problems) = program.take()
        guard let status else { throw Failure(output: output, problems: problems) }
        return (status & 0x7F == 0 ? status >> 8 & 0xFF : nil, output, problems)
    }
}
