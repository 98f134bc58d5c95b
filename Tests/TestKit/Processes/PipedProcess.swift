public import Glibc

/// Process whose standard input and error are pipes, and whose output is a pipe or another descriptor.
public final class PipedProcess {
    public let process: pid_t
    /// Standard output since the last `take`.
    public private(set) var output = ""
    public private(set) var errors = ""
    private var input: Int32
    private let ends: (output: Int32, errors: Int32)
    private var status: Int32?

    /// `output` is a descriptor to use instead of a pipe. Descriptors in `closed` are closed in the process.
    public init(
        _ arguments: [String], output other: Int32? = nil, closed: Set<Int> = [],
        environment: [String: String] = [:]
    ) throws {
        // Writing to a process without standard input must not raise SIGPIPE.
        signal(SIGPIPE, SIG_IGN)
        let pipes = (0..<3).map { _ in Launch.pipe() }
        input = pipes[0].write
        ends = (pipes[1].read, pipes[2].read)
        var descriptors = [pipes[0].read, other ?? pipes[1].write, pipes[2].write]
        for number in closed { descriptors[number] = -1 }
        process = try Launch.start(
            arguments, environment: environment.merging(["LC_ALL": "C.UTF-8"]) { a, _ in a },
            descriptors: descriptors)
        for end in [pipes[0].read, pipes[1].write, pipes[2].write] { close(end) }
    }

    deinit {
        closeInput()
        close(ends.output)
        close(ends.errors)
        stop()
    }

    public func send(_ signal: Int32) { kill(process, signal) }

    public func stop() {
        guard status == nil else { return }
        kill(process, SIGKILL)
        var code: Int32 = 0
        waitpid(process, &code, 0)
        status = code
    }

    public func write(_ text: String) { _ = Glibc.write(input, text, text.utf8.count) }

    public func closeInput() {
        if input >= 0 { close(input) }
        input = -1
    }

    public func expect(_ piece: String) -> Bool { wait(atMost: 60) { $0.contains(piece) } }

    public func wait(atMost seconds: Double, until condition: (String) -> Bool) -> Bool {
        let end = Clock.now + seconds
        while !condition(output) {
            guard Clock.now < end else { return false }
            read(within: 20)
        }
        read(within: 0)
        return true
    }

    /// Output and errors since the last call.
    public func take() -> (output: String, errors: String) {
        defer { (output, errors) = ("", "") }
        return (output, errors)
    }

    /// Status of `waitpid`; `nil` if the process does not end within `seconds`.
    public func end(within seconds: Double = 40) -> Int32? {
        let end = Clock.now + seconds
        while status == nil, Clock.now < end {
            var code: Int32 = 0
            if waitpid(process, &code, WNOHANG) == process { status = code }
            read(within: 1)
        }
        read(within: 0)
        return status
    }

    private func read(within milliseconds: Int32) {
        var ready = [ends.output, ends.errors].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var wait = milliseconds
        while poll(&ready, 2, wait) > 0 {
            for index in ready.indices where ready[index].revents != 0 {
                let text = Self.text(from: ready[index].fd)
                // poll(2) would return at once for a pipe at its end; it ignores -1.
                if text.isEmpty { ready[index].fd = -1 } else { wait = 0 }
                if index == 0 { output += text } else { errors += text }
            }
        }
    }

    private static func text(from descriptor: Int32) -> String {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = Glibc.read(descriptor, &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
