import Glibc
import TestKit
import Testing

/// Program that runs concurrently with the test and writes its output to a file.
final class Started {
    struct Failure: Error {}

    private let home: Home
    private let file: String
    private let process: pid_t
    private var status: Int32?

    init(_ arguments: [String], in home: Home, environment: [String: String] = [:]) throws {
        self.home = home
        file = "output-\(UInt64.random(in: 0 ... .max))"
        let input = open("/dev/null", O_RDONLY | O_CLOEXEC)
        let output = open(home(file), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        defer {
            close(input)
            close(output)
        }
        process = try Launch.start(
            arguments, environment: home.environment.merging(environment) { $1 },
            descriptors: [input, output, output])
    }

    deinit { kill() }

    var text: String { String(decoding: home.bytes(of: file), as: UTF8.self) }

    func send(_ signal: Int32) { _ = Glibc.kill(process, signal) }

    func kill() {
        guard status == nil else { return }
        send(SIGKILL)
        var code: Int32 = 0
        waitpid(process, &code, 0)
        status = code
    }

    /// Waits up to two minutes for the exit code; records an issue and returns `nil` otherwise.
    func exitCode() -> Int32? {
        var code: Int32 = 0
        if status == nil, Clock.wait(atMost: 120, until: { waitpid(process, &code, WNOHANG) == process }) {
            status = code
        }
        guard let status, status & 0x7F == 0 else {
            Issue.record(
                "ended with \(status.map { "signal \($0 & 0x7F)" } ?? "nothing"): \(text.suffix(500))")
            return nil
        }
        return status >> 8 & 0xFF
    }
}
