import ChildProcesses
import Glibc

/// Ends a process whose other threads may still be running.
public enum ProcessEnd {
    /// Makes a crash print the name of its signal, for programs without a `LineEditor`.
    public static func nameCrashes() { FatalSignals.install() }

    public static func leave(_ code: Int32) -> Never {
        SavedTerminalState.leave()
        ChildProcess.killAll()
        _exit(code)
    }
}
