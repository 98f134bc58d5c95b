import Glibc
import Synchronization

/// A program of this package that runs beside us and ends when we do.
///
/// It reads from a pipe whose other end is ours alone; when that closes, kill -9 included, it sees the end of
/// its input and leaves. It has a process group of its own, so that Ctrl-C at the terminal does not reach it.
public final class ChildProcess: Sendable {
    /// Why a companion could not be started.
    public struct LaunchError: Error, Equatable, Sendable {
        public let path: String
        /// The system's error number.
        public let code: Int32
    }

    /// Descriptor we write the companion's input to.
    public let input: Int32
    /// Descriptor we read the companion's output from.
    public let output: Int32
    private let process: pid_t

    /// Starts the program at `path`. Its diagnostics go nowhere; its environment is ours and `environment`.
    public init(path: String, arguments: [String] = [], environment: [String: String] = [:])
        throws(LaunchError)
    {
        let started = try Self.launching.withLock { _ throws(LaunchError) in
            try Self.start(path, arguments, environment)
        }
        input = started.input
        output = started.output
        process = started.process
    }

    deinit {
        _ = close(input)
        _ = close(output)
        _ = kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// Ends the companion at once, as when it hangs. Reads from `output` see the end.
    public func stop() { _ = kill(process, SIGKILL) }

    /// The path of a program of this package: it stands beside ours.
    public static func path(of program: String) -> String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let length = buffer.withUnsafeMutableBytes { bytes in
            bytes.baseAddress.map { readlink("/proc/self/exe", $0, bytes.count) } ?? 0
        }
        let own = String(decoding: buffer.prefix(max(0, length)), as: UTF8.self)
        let folder = own.lastIndex(of: "/").map { String(own[...$0]) } ?? ""
        return folder + program
    }

    /// One launch at a time: between making a pipe and marking it close-on-exec another launch would hand it
    /// to its own child, and the pipe would not close when we do.
    private static let launching = Mutex(())

    private static func start(
        _ path: String, _ arguments: [String], _ environment: [String: String]
    ) throws(LaunchError) -> (input: Int32, output: Int32, process: pid_t) {
        var toChild: [Int32] = [-1, -1]
        var fromChild: [Int32] = [-1, -1]
        guard pipe(&toChild) == 0 else { throw LaunchError(path: path, code: errno) }
        guard pipe(&fromChild) == 0 else {
            let code = errno
            toChild.forEach { _ = close($0) }
            throw LaunchError(path: path, code: code)
        }
        for descriptor in toChild + fromChild { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
        var process = pid_t()
        let code = spawn(
            &process, path, [path] + arguments, environment, stdin: toChild[0], stdout: fromChild[1])
        _ = close(toChild[0])
        _ = close(fromChild[1])
        guard code == 0 else {
            _ = close(toChild[1])
            _ = close(fromChild[0])
            throw LaunchError(path: path, code: code)
        }
        return (toChild[1], fromChild[0], process)
    }

    private static func spawn(
        _ process: inout pid_t, _ path: String, _ arguments: [String], _ extra: [String: String],
        stdin: Int32, stdout: Int32
    ) -> Int32 {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, stdin, 0)
        posix_spawn_file_actions_adddup2(&actions, stdout, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var defaults = sigset_t(), none = sigset_t()
        sigfillset(&defaults)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &defaults)
        posix_spawnattr_setsigmask(&attributes, &none)
        posix_spawnattr_setpgroup(&attributes, 0)
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))
        return withCStrings(arguments) { argv in
            withCStrings(environment(with: extra)) { envp in
                posix_spawn(&process, path, &actions, &attributes, argv, envp)
            }
        }
    }

    private static func environment(with extra: [String: String]) -> [String] {
        var all: [String] = []
        var entry = environ
        while let text = entry.pointee {
            let line = String(cString: text)
            let name = line.prefix { $0 != "=" }
            if extra[String(name)] == nil { all.append(line) }
            entry += 1
        }
        return all + extra.map { "\($0.key)=\($0.value)" }
    }

    private static func withCStrings(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    ) -> Int32 {
        var pointers = strings.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        return pointers.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { body(UnsafePointer($0)) } ?? EINVAL
        }
    }
}
