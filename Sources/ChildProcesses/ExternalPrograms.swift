import CSystem
import Glibc
import Synchronization

/// Runs programs without a terminal, such as a browser. They may outlive this process.
public final class ExternalPrograms: Sendable {
    public enum Outcome: Equatable, Sendable {
        /// Exit code; `nil` if a signal ended the program.
        case ended(Int32?)
        /// Still running at the timeout or on cancellation, and not killed.
        case running
        case failed
    }

    private let running = Mutex<[pid_t]>([])

    public init() {}

    /// Path of an executable program: `name` if it contains a slash, else looked up in `path` (as in `PATH`).
    public static func path(of name: String, in path: String?) -> String? {
        if name.contains("/") { return access(name, X_OK) == 0 ? name : nil }
        return (path ?? "").split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
    }

    /// Starts a program that reads `input`, discards its output, and waits up to `timeout` for its exit.
    public func run(
        _ path: String, _ arguments: [String] = [], input: String, waiting timeout: Duration
    ) async -> Outcome {
        await run(path, arguments, input: Array(input.utf8), waiting: timeout)
    }

    public func run(
        _ path: String, _ arguments: [String] = [], input: [UInt8] = [], waiting timeout: Duration
    ) async -> Outcome {
        reap()
        guard let process = Self.start(path, arguments, input) else { return .failed }
        let deadline = ContinuousClock.now + timeout
        while true {
            var status: Int32 = 0
            if waitpid(process, &status, WNOHANG) == process {
                return .ended(status & 0x7F == 0 ? status >> 8 & 0xFF : nil)
            }
            guard ContinuousClock.now < deadline, !Task.isCancelled else { break }
            try? await Task.sleep(for: .milliseconds(10))
        }
        running.withLock { $0.append(process) }
        return .running
    }

    /// Standard output of a program, cut at about 64 KiB. The program's environment is only `PATH` and `LC_ALL`. It is
    /// killed at the timeout, on cancellation, and after its output has been read.
    public static func output(of path: String, waiting timeout: Duration) async -> String {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return "" }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (process, code) = ProcessSpawn.start(
            path, [], streams: [.file("/dev/null", flags: O_RDONLY), .descriptor(ends[1]), .discarded],
            flag: ProcessSpawn.newSession, environment: ["PATH=/usr/bin:/bin", "LC_ALL=C"])
        _ = close(ends[1])
        guard code == 0 else {
            _ = close(ends[0])
            return ""
        }
        let limit = Task {
            try? await Task.sleep(for: timeout)
            if !Task.isCancelled { _ = kill(process, SIGKILL) }
        }
        let end = ends[0]
        let text = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isStarted = DetachedThread.start { continuation.resume(returning: all(from: end)) }
                if !isStarted { continuation.resume(returning: "") }
            }
        } onCancel: {
            _ = kill(process, SIGKILL)
        }
        limit.cancel()
        await limit.value
        _ = kill(process, SIGKILL)
        while waitpid(process, nil, 0) < 0, errno == EINTR {}
        _ = close(end)
        return text
    }

    private static func all(from descriptor: Int32) -> String {
        var text: [UInt8] = []
        var bytes = [UInt8](repeating: 0, count: 4096)
        while text.count < 65_536 {
            let count = read(descriptor, &bytes, bytes.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            text += bytes[..<count]
        }
        return String(decoding: text, as: UTF8.self)
    }

    private func reap() {
        running.withLock { $0.removeAll { waitpid($0, nil, WNOHANG) != 0 } }
    }

    private static func start(_ path: String, _ arguments: [String], _ input: [UInt8]) -> pid_t? {
        guard let memory = InputMemory(input) else { return nil }
        let (process, code) = ProcessSpawn.start(
            path, arguments, streams: [.descriptor(memory.descriptor), .discarded, .discarded],
            flag: ProcessSpawn.newSession)
        return code == 0 ? process : nil
    }
}

/// Anonymous file with the input of a program, which may be longer than a pipe holds.
private final class InputMemory {
    /// MFD_CLOEXEC of linux/memfd.h, which Swift does not import.
    private static let closeOnExec: UInt32 = 1

    let descriptor: Int32

    init?(_ bytes: [UInt8]) {
        descriptor = memfd_create("input", Self.closeOnExec)
        guard descriptor >= 0 else { return nil }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            guard count > 0 else { return nil }
            rest = rest.dropFirst(count)
        }
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit { if descriptor >= 0 { _ = close(descriptor) } }
}
