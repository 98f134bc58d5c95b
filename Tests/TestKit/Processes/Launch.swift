import ChildProcesses
public import Glibc

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
        var ends: [Int32] = [-1, -1]
        _ = Glibc.pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (ends[0], ends[1])
    }

    /// Starts a program in a new session, with a controlling terminal or with the given descriptors as 0, 1 and 2 (-1:
    /// closed). `environment` is not merged with that of this process.
    public static func start(
        _ arguments: [String], environment: [String: String], terminal: String? = nil,
        descriptors: [Int32] = [-1, -1, -1]
    ) throws -> pid_t {
        let (process, code) = ProcessSpawn.start(
            arguments[0], Array(arguments.dropFirst()),
            streams: descriptors.map { descriptor in
                if let terminal { return .file(terminal, flags: O_RDWR) }
                return descriptor < 0 ? .closed : .descriptor(descriptor)
            }, flag: ProcessSpawn.newSession, environment: environment.map { "\($0)=\($1)" })
        guard code == 0 else { throw Failure(program: arguments[0], code: code) }
        return process
    }
}
