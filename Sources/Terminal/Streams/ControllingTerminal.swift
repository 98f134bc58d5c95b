import Glibc

/// Terminal of the session, for a program whose standard output is read by another program.
public enum ControllingTerminal {
    /// Replaces standard input by the terminal, if there is one.
    public static func takeInput() {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0 else { return }
        _ = dup2(terminal, 0)
        close(terminal)
    }

    /// Replaces standard input and output by the terminal; returns the former output, or `nil` without a terminal.
    public static func take() -> Int32? {
        let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
        guard terminal >= 0 else { return nil }
        defer { close(terminal) }
        let output = fcntl(1, F_DUPFD_CLOEXEC, 3)
        guard output >= 0 else { return nil }
        guard dup2(terminal, 0) == 0, dup2(terminal, 1) == 1 else {
            close(output)
            return nil
        }
        return output
    }
}
