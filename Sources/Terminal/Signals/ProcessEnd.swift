import ChildProcesses
import Glibc

/// Ends a process in which other threads may still run.
public enum ProcessEnd {
    /// Makes a crash print the name of its signal, for programs without a `LineEditor`.
    public static func nameCrashes() { FatalSignals.install() }

    /// Restores the terminal, kills the child processes and ends the process. Skips `atexit` handlers, which
    /// free memory that other threads still use. Nothing is buffered in `stdout`.
    public static func leave(_ code: Int32) -> Never {
        SavedTerminalState.leave()
        ChildProcess.killAll()
        _exit(code)
    }
}
