import ChildProcesses
import Glibc
import Synchronization

/// Ends a process whose other threads may still be running.
public enum ProcessEnd {
    /// Makes a crash print the name of its signal, for programs without a `LineEditor`.
    public static func nameCrashes() { FatalSignals.install() }

    private static let actions = Mutex<[@Sendable () -> Void]>([])

    /// Runs `action` before the process ends.
    public static func before(_ action: @escaping @Sendable () -> Void) {
        actions.withLock { $0.append(action) }
    }

    public static func leave(_ code: Int32) -> Never {
        SavedTerminalState.leave()
        for action in actions.withLock(\.self) { action() }
        ChildProcess.killAll()
        _exit(code)
    }
}
