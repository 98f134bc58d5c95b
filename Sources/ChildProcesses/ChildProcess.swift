import Glibc

/// Child process in a process group of its own, so that Ctrl-C at the terminal does not reach it. Its input is a socket
/// whose other end only this process has open, and which therefore closes when this process ends, even by SIGKILL.
/// `killAll` ends children that do not read. A child may use PR_SET_PDEATHSIG of prctl(2).
public final class ChildProcess: Sendable {
    public struct LaunchError: Error, Equatable, Sendable {
        public let path: String
        /// Error number of errno(3).
        public let code: Int32
    }

    /// Socket that is the child's standard input; open files can be passed over it.
    public let input: Int32
    public let output: Int32
    private let process: pid_t

    /// Starts the program at `path` with `environment` added to the inherited one; discards its standard error.
    public init(path: String, arguments: [String] = [], environment: [String: String] = [:])
        throws(LaunchError)
    {
        // Disables crash reports: if the Swift runtime cannot start the program that writes them, its crash handler
        // returns to the faulting instruction, and the process runs forever.
        let quiet = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        (input, output, process) = try Self.start(path, arguments, quiet)
    }

    deinit {
        _ = close(input)
        _ = close(output)
        finish()
    }

    /// Kills the process, for example if it hangs. Reads from `output` then reach the end of the file.
    public func stop() { SpawnThread.shared.kill(process) }

    /// Kills the process and waits for its end, after which it no longer writes to passed files.
    public func finish() { SpawnThread.shared.reap(process) }

    public static func killAll() { SpawnThread.shared.killAll() }

    /// Processor time used so far; `nil` once the process is reaped.
    public var processorTime: Duration? {
        var clock = clockid_t(), time = timespec()
        guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// Path of `program` in the folder of the running program.
    public static func path(of program: String) -> String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let length = buffer.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { readlink("/proc/self/exe", $0, bytes.count) } ?? 0
        }
        let own = String(decoding: buffer.prefix(max(0, length)), as: UTF8.self)
        let folder = own.lastIndex(of: "/").map { String(own[...$0]) } ?? ""
        return folder + program
    }

    private static func start(
        _ path: String, _ arguments: [String], _ environment: [String: String]
    ) throws(LaunchError) -> (input: Int32, output: Int32, process: pid_t) {
        var toChild: [Int32] = [-1, -1]
        var fromChild: [Int32] = [-1, -1]
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        guard socketpair(AF_UNIX, kind, 0, &toChild) == 0 else {
            throw LaunchError(path: path, code: errno)
        }
        guard pipe(&fromChild) == 0 else {
            let code = errno
            toChild.forEach { _ = close($0) }
            throw LaunchError(path: path, code: code)
        }
        for descriptor in fromChild { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        let (input, output) = (toChild[0], fromChild[1])
        let (process, code) = SpawnThread.shared.start {
            ProcessSpawn.start(
                path, arguments, extra: environment,
                streams: [.descriptor(input), .descriptor(output), .discarded], flag: POSIX_SPAWN_SETPGROUP)
        }
        _ = close(toChild[0])
        _ = close(fromChild[1])
        guard code == 0 else {
            _ = close(toChild[1])
            _ = close(fromChild[0])
            throw LaunchError(path: path, code: code)
        }
        return (toChild[1], fromChild[0], process)
    }
}
