import ChildProcesses
import Glibc
import StoreKills
import TestKit

enum Program {
    static let probe = ChildProcess.path(of: "store-probe")

    @discardableResult static func run(_ path: String, _ arguments: [String]) -> String {
        guard let child = try? ChildProcess(path: path, arguments: arguments) else { return "" }
        return rest(of: child)
    }

    static func write(
        _ task: ProbeTask, in folder: String, first: Int = 0, writes: Int = 100_000
    ) throws -> ChildProcess {
        try ChildProcess(
            path: probe, arguments: task.arguments(in: folder, first: first, writes: writes))
    }

    /// Runs a copy of `store-probe` in a readable folder as a user without privileges.
    static func writeWithoutPrivileges(
        _ task: ProbeTask, in folder: String, writes: Int = 100_000, from place: TemporaryFolder
    ) -> String {
        let copy = place("store-probe")
        let arguments = task.arguments(in: folder, writes: writes)
        run("/bin/cp", [probe, copy])
        _ = chmod(place.path, 0o755)
        guard geteuid() == 0 else { return run(copy, arguments) }
        return run(
            "/usr/bin/setpriv", ["--reuid=65534", "--regid=65534", "--clear-groups", copy] + arguments)
    }

    static func rest(of child: ChildProcess) -> String {
        String(decoding: DiskFile.rest(of: child.output), as: UTF8.self)
    }
}
