import ChildProcesses
import Glibc

/// Runs programs and collects what they say.
enum Program {
    @discardableResult static func run(_ path: String, _ arguments: [String]) -> String {
        guard let companion = try? ChildProcess(path: path, arguments: arguments) else { return "" }
        return rest(of: companion)
    }

    /// Starts the bench program, which stands beside the tests.
    static func bench(_ arguments: [String]) throws -> ChildProcess {
        try ChildProcess(path: ChildProcess.path(of: "gallery-bench"), arguments: arguments)
    }

    /// Runs it as somebody who may not do everything, from a place where that one may read it.
    static func benchWithoutPrivileges(_ arguments: [String], from folder: TemporaryFolder) -> String {
        let copy = folder("gallery-bench")
        run("/bin/cp", [ChildProcess.path(of: "gallery-bench"), copy])
        _ = chmod(folder.path, 0o755)
        guard geteuid() == 0 else { return run(copy, arguments) }
        return run(
            "/usr/bin/setpriv", ["--reuid=65534", "--regid=65534", "--clear-groups", copy] + arguments)
    }

    /// Everything up to the end of its output.
    static func rest(of companion: ChildProcess) -> String {
        var all: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(companion.output, &piece, piece.count)
            guard count > 0 else { return String(decoding: all, as: UTF8.self) }
            all += piece.prefix(count)
        }
    }
}
