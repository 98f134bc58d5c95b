import Glibc

/// The way out of a program in which other threads may still be at work.
public enum ProcessEnd {
    /// Makes a crash print the name of its signal, also where no terminal is read.
    public static func nameCrashes() { FatalSignals.install() }

    /// Gives the terminal back and ends the process. What libraries registered with `atexit` is not run: it frees what
    /// a request or a picture on another thread still uses. Nothing is written through `stdout`, so nothing waits there.
    public static func leave(_ code: Int32) -> Never {
        SavedTerminalState.leave()
        _exit(code)
    }
}
