import Glibc

/// Child process that ends with this one.
/// The child reads from a socket whose other end only this process has open, so that its input ends when this process
/// ends, even by kill -9. `killAll` ends a child that does not read. A child may request a death signal, as the thread
/// that starts it never ends. It has a process group of its own, so that Ctrl-C at the terminal does not reach it.
public final class ChildProcess: Sendable {
    public struct LaunchError: Error, Equatable, Sendable {
        public let path: String
        /// `errno`.
        public let code: Int32
    }

    /// Socket for the process's input, and for passing open files to it.
    public let input: Int32
    public let output: Int32
    private let process: pid_t

    /// Starts the program at `path` and discards its diagnostics; `environment` is added to the inherited one.
    public init(path: String, arguments: [String] = [], environment: [String: String] = [:])
        throws(LaunchError)
    {
        // Disables crash reports. The Swift runtime starts a program for these; where it cannot, its crash handler
        // returns to the faulting instruction, and the process runs forever.
        let quiet = environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        (input, output, process) = try Self.start(path, arguments, quiet)
    }

    deinit {
        _ = close(input)
        _ = close(output)
        finish()
    }

    /// Kills the process, for example if it hangs. Reads from `output` then reach the end.
    public func stop() { SpawnThread.shared.kill(process) }

    /// Kills the process and waits for its end, after which it no longer writes to passed files.
    public func finish() { SpawnThread.shared.reap(process) }

    public static func killAll() { SpawnThread.shared.killAll() }

    /// Processor time that the process has used; `nil` once it is reaped.
    public var processorTime: Duration? {
        var clock = clockid_t(), time = timespec()
        guard clock_getcpuclockid(process, &clock) == 0, clock_gettime(clock, &time) == 0 else { return nil }
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    /// Path of a program of this package, in the folder of this program.
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
                path, arguments, extra: environment, input: input, output: output,
                flag: POSIX_SPAWN_SETPGROUP)
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
