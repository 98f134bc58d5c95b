import CSystem
import Glibc

/// posix_spawn(3) with default signals, stderr discarded, and inherited descriptors above 2 closed.
enum ProcessSpawn {
    /// Starts a program with `environment`, else the inherited one plus `extra`. `code` is 0 or as in errno(3).
    static func start(
        _ path: String, _ arguments: [String], extra: [String: String] = [:], input: Int32,
        output: Int32? = nil, flag: Int32, environment: [String]? = nil
    ) -> (process: pid_t, code: Int32) {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        if let output {
            posix_spawn_file_actions_adddup2(&actions, output, 1)
        } else {
            posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        }
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
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
