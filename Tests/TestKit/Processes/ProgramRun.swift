import Glibc

/// Result of a program run to its end with pipes as input and output.
public struct ProgramRun {
    public private(set) var output: [UInt8] = []
    public private(set) var errors: [UInt8] = []
    /// Exit code; `nil` if the program was killed by a signal or at the time limit.
    public private(set) var code: Int32?

    /// Runs a program. `environment` is not merged with that of this process.
    public init(
        _ arguments: [String], input: String = "", environment: [String: String], within seconds: Double = 120
    ) throws {
        let pipes = (0..<3).map { _ in Launch.pipe() }
        let process = try Launch.start(
            arguments, environment: environment,
            descriptors: [pipes[0].read, pipes[1].write, pipes[2].write])
        close(pipes[0].read)
        close(pipes[1].write)
        close(pipes[2].write)
        // The write would block if the input were larger than the pipe's capacity.
        _ = write(pipes[0].write, input, input.utf8.count)
        close(pipes[0].write)
        let end = Clock.now + seconds
        read(from: pipes[1].read, and: pipes[2].read, until: end)
        code = Self.code(of: process, until: end)
        close(pipes[1].read)
        close(pipes[2].read)
    }

    public var text: String { String(decoding: output, as: UTF8.self) }
    public var all: String { text + problems }
    public var problems: String { String(decoding: errors, as: UTF8.self) }

    private mutating func read(from output: Int32, and errors: Int32, until end: Double) {
        var open = [output, errors]
        while !open.isEmpty, Clock.now < end {
            var ready = open.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
            _ = poll(&ready, nfds_t(ready.count), 50)
            for entry in ready where entry.revents != 0 {
                var bytes = [UInt8](repeating: 0, count: 65_536)
                let count = Glibc.read(entry.fd, &bytes, bytes.count)
                if count <= 0 { open.removeAll { $0 == entry.fd } }
                if entry.fd == output {
                    self.output += bytes.prefix(max(0, count))
                } else {
                    self.errors += bytes.prefix(max(0, count))
                }
            }
        }
    }

    private static func code(of process: pid_t, until end: Double) -> Int32? {
        var status: Int32 = 0
        let ended = Clock.wait(atMost: max(0.1, end - Clock.now)) {
            waitpid(process, &status, WNOHANG) == process
        }
        guard ended else {
            kill(-process, SIGKILL)
            waitpid(process, nil, 0)
            return nil
        }
        return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }
}
