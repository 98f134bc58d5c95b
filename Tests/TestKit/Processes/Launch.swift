public import Glibc
import Synchronization

public enum Launch {
    public struct Failure: Error, CustomStringConvertible {
        let program: String
        let code: Int32

        public var description: String {
            "\(program) could not be started: \(String(cString: strerror(code)))"
        }
    }

    /// Path of a program of this package, in the folder of the running program.
    public static func path(of program: String) -> String {
        var buffer = [UInt8](repeating: 0, count: Int(PATH_MAX))
        let length = readlink("/proc/self/exe", &buffer, buffer.count)
        let own = String(decoding: buffer.prefix(max(0, length)), as: UTF8.self)
        return (own.lastIndex(of: "/").map { String(own[...$0]) } ?? "") + program
    }

    public static func pipe() -> (read: Int32, write: Int32) {
        // Locks, since a process started before FD_CLOEXEC is set would inherit the pipe and keep it open.
        launching.withLock { _ in
            var ends: [Int32] = [-1, -1]
            _ = Glibc.pipe(&ends)
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            return (ends[0], ends[1])
        }
    }

    private static let launching = Mutex(())

    /// Starts a program in a new session, with a controlling terminal or with the given descriptors as 0, 1 and 2 (-1:
    /// closed). `environment` is not merged with that of this process.
    public static func start(
        _ arguments: [String], environment: [String: String], terminal: String? = nil,
        descriptors: [Int32] = [-1, -1, -1]
    ) throws -> pid_t {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for number in Int32(0)..<3 {
            if let terminal {
                posix_spawn_file_actions_addopen(&actions, number, terminal, O_RDWR, 0)
            } else if descriptors[Int(number)] >= 0 {
                posix_spawn_file_actions_adddup2(&actions, descriptors[Int(number)], number)
            } else {
                posix_spawn_file_actions_addopen(&actions, number, "/dev/null", O_RDWR, 0)
                posix_spawn_file_actions_addclose(&actions, number)
            }
        }
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        var all = sigset_t(), none = sigset_t()
        sigfillset(&all)
        sigemptyset(&none)
        posix_spawnattr_setsigdefault(&attributes, &all)
        posix_spawnattr_setsigmask(&attributes, &none)
        // 0x80 is POSIX_SPAWN_SETSID, which the Glibc module does not export.
        posix_spawnattr_setflags(
            &attributes, Int16(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK | 0x80))
        var process = pid_t()
        let code = launching.withLock { _ in
            cStrings(arguments) { argv in
                cStrings(environment.map { "\($0)=\($1)" }) { envp in
                    posix_spawn(&process, arguments[0], &actions, &attributes, argv, envp)
                }
            }
        }
        guard code == 0 else { throw Failure(program: arguments[0], code: code) }
        return process
    }

    private static func cStrings(
        _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    ) -> Int32 {
        var pointers = strings.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        return pointers.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { body(UnsafePointer($0)) } ?? EINVAL
        }
    }
}
