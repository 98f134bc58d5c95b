import CSystem
import Glibc

/// posix_spawn(3) with default signals, and inherited descriptors above 2 closed.
package enum ProcessSpawn {
    /// Standard input, output or error of a program.
    package enum Stream {
        case descriptor(Int32)
        /// Opened by the new process. The first terminal of a new session becomes its controlling terminal.
        case file(String, flags: Int32)
        case closed

        static let discarded = Stream.file("/dev/null", flags: O_WRONLY)
    }

    /// POSIX_SPAWN_SETSID of spawn.h, which Swift does not import. Ctrl-C at the terminal does not reach a new session.
    package static let newSession: Int32 = 0x80

    /// Starts a program with `environment`, else the inherited one plus `extra`. `code` is 0 or as in errno(3).
    package static func start(
        _ path: String, _ arguments: [String], extra: [String: String] = [:], streams: [Stream],
        flag: Int32, environment: [String]? = nil
    ) -> (process: Int32, code: Int32) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        for (number, stream) in zip(Int32(0)..., streams) {
            switch stream {
            case .descriptor(let file): posix_spawn_file_actions_adddup2(&actions, file, number)
            case .file(let path, let flags):
                posix_spawn_file_actions_addopen(&actions, number, path, flags, 0)
            case .closed: posix_spawn_file_actions_addclose(&actions, number)
            }
        }
        posix_spawn_file_actions_addclosefrom_np(&actions, 3)
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
            &attributes, Int16(Int32(POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK) | flag))
        var process = pid_t()
        let entries = environment?.map { Array($0.utf8CString) } ?? ours(with: extra)
        let code = withCStrings(([path] + arguments).map { Array($0.utf8CString) }) { argv in
            withCStrings(entries) { envp in posix_spawn(&process, path, &actions, &attributes, argv, envp) }
        }
        return (process, code)
    }

    /// Folders that are links to descriptors of this process are replaced by their paths.
    private static func ours(with extra: [String: String]) -> [[CChar]] {
        var all = extra.map { Array("\($0.key)=\($0.value)".utf8CString) }
        var entry = environ
        while let text = entry.pointee {
            defer { entry += 1 }
            let line = String(cString: text)
            let name = line.prefix { $0 != "=" }
            guard extra[String(name)] == nil else { continue }
            if let target = target(of: line.dropFirst(name.count + 1)) {
                all.append("\(name)=".utf8CString.dropLast() + target)
            } else {
                all.append(Array(UnsafeBufferPointer(start: text, count: strlen(text) + 1)))
            }
        }
        return all
    }

    private static func target(of path: Substring) -> [CChar]? {
        guard path.hasPrefix("/proc/self/fd/") else { return nil }
        var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(String(path), &bytes, bytes.count - 1)
        return count > 0 ? bytes[..<count] + [0] : nil
    }

    private static func withCStrings(
        _ strings: [[CChar]], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Int32
    ) -> Int32 {
        var pointers = strings.map { strdup($0) } + [nil]
        defer { pointers.forEach { free($0) } }
        return pointers.withUnsafeMutableBufferPointer { buffer in
            buffer.baseAddress.map { body(UnsafePointer($0)) } ?? EINVAL
        }
    }
}
