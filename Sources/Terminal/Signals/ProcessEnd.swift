import ChildProcesses
import Glibc

/// The way out of a program in which other threads may still be at work.
public enum ProcessEnd {
    /// Makes a crash print the name of its signal, also where no terminal is read.
    public static func nameCrashes() { FatalSignals.install() }

    /// Restores the terminal, kills the child processes and ends the process. Handlers registered with `atexit` do not run:
    /// they free what a request or a picture on another thread still uses. Nothing is buffered in `stdout`.
    public static func leave(_ code: Int32) -> Never {
        SavedTerminalState.leave()
        ChildProcess.killAll()
        _exit(code)
    }
}
