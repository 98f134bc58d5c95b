import Glibc
import Synchronization

/// Terminal state at startup, restored when the process ends other than by SIGKILL. `restore` and `leave` only call
/// async-signal-safe functions of POSIX (`tcgetpgrp`, `getpgrp`, `tcsetattr`, `poll`, `write`, `dup2`), on memory that
/// is allocated once and never freed.
enum SavedTerminalState {
    private struct Modes {
        let descriptor: Int32
        /// Duplicate of standard output, to which `leave` still writes.
        let output: Int32
        /// Descriptor of /dev/null; -1 if it could not be opened.
        let discard: Int32
        let found: termios
        let duringCommands: termios
        let enterSequence: UnsafeMutableBufferPointer<UInt8>
        let exitSequence: UnsafeMutableBufferPointer<UInt8>
        let plainKeys: UnsafeMutableBufferPointer<UInt8>
        let leaveAlternateScreen: UnsafeMutableBufferPointer<UInt8>
    }

    private static let lastWrite: Int32 = 20

    /// Whether the alternate screen is active; read by signal handlers.
    private static let isAlternateScreen = Atomic(false)

    /// Whether the terminal answered that it has kitty's keyboard protocol. Others may print its sequences as text.
    private static let resetsKeys = Atomic(false)

    /// Address of the modes; 0 before `keep`. The memory is written before it is published and never changes.
    private static let address = Atomic<UInt>(0)
    private static var modes: UnsafePointer<Modes>? {
        UnsafePointer(bitPattern: address.load(ordering: .acquiring))
    }

    /// Saves the terminal state and restores it at `exit`. Sends `enterSequence` when the terminal is taken and
    /// `exitSequence` when it is given back. `false` if `descriptor` is not a terminal.
    static func keep(descriptor: Int32, enterSequence: String, exitSequence: String) -> Bool {
        guard modes == nil else { return true }
        var found = termios()
        guard tcgetattr(descriptor, &found) == 0 else { return false }
        var duringCommands = found
        // Keys typed ahead are neither echoed, since the next prompt shows them, nor edited by the terminal.
        duringCommands.c_lflag &= ~tcflag_t(ECHO | ICANON)
        duringCommands.c_lflag |= tcflag_t(ISIG)
        // Without NOFLSH, Ctrl-C discards pending output, possibly the program's response to Ctrl-C.
        duringCommands.c_lflag |= tcflag_t(NOFLSH)
        withUnsafeMutableBytes(of: &duringCommands.c_cc) { characters in
            characters[Int(VMIN)] = 1
            characters[Int(VTIME)] = 0
        }
        let output = fcntl(1, F_DUPFD_CLOEXEC, 3)
        let kept = UnsafeMutablePointer<Modes>.allocate(capacity: 1)
        kept.initialize(
            to: Modes(
                descriptor: descriptor, output: output < 0 ? 1 : output,
                discard: output < 0 ? -1 : open("/dev/null", O_WRONLY | O_CLOEXEC), found: found,
                duringCommands: duringCommands,
                enterSequence: bytes(of: enterSequence), exitSequence: bytes(of: exitSequence),
                plainKeys: bytes(of: Escape.plainKeys),
                leaveAlternateScreen: bytes(of: Escape.leaveAlternateScreen)))
        address.store(UInt(bitPattern: kept), ordering: .releasing)
        // Initialized here, since a signal handler must not initialize a static variable.
        _ = isAlternateScreen.load(ordering: .relaxed)
        atexit { SavedTerminalState.restore() }
        return true
    }

    /// Sets the terminal modes that apply between two prompts.
    static func take() {
        guard let modes, isForeground(modes.pointee.descriptor) else { return }
        set(modes.pointee.duringCommands, on: modes.pointee.descriptor)
        send(modes.pointee.enterSequence, to: modes.pointee.output)
        if resetsKeys.load(ordering: .relaxed) { send(modes.pointee.plainKeys, to: modes.pointee.output) }
    }

    /// From now on, `take` resets the keyboard mode, which a crashed program may have changed.
    static func enableKeyReset() { resetsKeys.store(true, ordering: .relaxed) }

    /// Turns off echo while a line is typed or pasted; the next change of the terminal modes ends this. `false` on
    /// failure.
    static func hide() -> Bool {
        guard let modes, isForeground(modes.pointee.descriptor) else { return false }
        send(modes.pointee.exitSequence, to: modes.pointee.output)
        send(modes.pointee.enterSequence, to: modes.pointee.output)
        var hidden = modes.pointee.found
        hidden.c_lflag &= ~tcflag_t(ECHO | ECHONL)
        hidden.c_lflag |= tcflag_t(ICANON | ISIG | NOFLSH)
        // Disables Ctrl-Z, which would leave the shell a terminal without echo.
        withUnsafeMutableBytes(of: &hidden.c_cc) { $0[Int(VSUSP)] = 0 }
        var now = termios()
        // `tcsetattr` also succeeds if only a part of the changes took effect.
        return tcsetattr(modes.pointee.descriptor, TCSANOW, &hidden) == 0
            && tcgetattr(modes.pointee.descriptor, &now) == 0 && now.c_lflag & tcflag_t(ECHO | ECHONL) == 0
    }

    /// Restores the terminal, unless this process is in the background. Async-signal-safe.
    static func restore() {
        guard let modes, isForeground(modes.pointee.descriptor) else { return }
        set(modes.pointee.found, on: modes.pointee.descriptor)
        if leaveAlternate() { send(modes.pointee.leaveAlternateScreen, to: modes.pointee.output) }
        send(modes.pointee.exitSequence, to: modes.pointee.output)
    }

    /// Restores the terminal at the end of the process. Discards later output of other threads, which would appear
    /// after the shell's prompt. Async-signal-safe.
    static func leave() {
        if let modes, modes.pointee.discard >= 0 {
            dup2(modes.pointee.discard, 1)
            // A thread inside `write` still writes to the terminal, so it gets time to finish.
            poll(nil, 0, Self.lastWrite)
        }
        restore()
    }

    /// Marks the alternate screen as active; `false` if it was active already. The caller sends the sequence.
    static func enterAlternate() -> Bool { !isAlternateScreen.exchange(true, ordering: .relaxed) }

    /// Marks the main screen as active; `false` if it was active already.
    static func leaveAlternate() -> Bool { isAlternateScreen.exchange(false, ordering: .relaxed) }

    /// Stops the process as Ctrl-Z does, with the terminal restored; returns when the process continues.
    static func suspend() {
        // The shell would run lines that were typed for this program. A read that another thread has begun waits for
        // the next key, which comes after the process continues.
        dropTyped()
        restore()
        var defaults = sigaction(), ours = sigaction()
        defaults.__sigaction_handler.sa_handler = SIG_DFL
        sigaction(SIGTSTP, &defaults, &ours)
        // Sent to this thread, so that it takes effect before the call returns.
        raise(SIGTSTP)
        sigaction(SIGTSTP, &ours, nil)
        take()
    }

    /// Discards unread keys, as Ctrl-C and Ctrl-Z do. Must not be called while another thread reads.
    static func dropTyped() {
        guard let modes, isForeground(modes.pointee.descriptor) else { return }
        _ = tcflush(modes.pointee.descriptor, TCIFLUSH)
    }

    /// Whether this process is in the foreground; true if there is no job control.
    private static func isForeground(_ descriptor: Int32) -> Bool {
        let group = tcgetpgrp(descriptor)
        return group < 0 ? errno == ENOTTY : group == getpgrp()
    }

    private static func set(_ mode: termios, on descriptor: Int32) {
        var mode = mode
        _ = tcsetattr(descriptor, TCSANOW, &mode)
    }

    private static func send(_ bytes: UnsafeMutableBufferPointer<UInt8>, to output: Int32) {
        guard bytes.count > 0 else { return }
        // A terminal stopped with Ctrl-S accepts no output and must not delay the exit.
        var ready = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        guard poll(&ready, 1, 200) > 0 else { return }
        _ = write(output, bytes.baseAddress, bytes.count)
    }

    private static func bytes(of text: String) -> UnsafeMutableBufferPointer<UInt8> {
        let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.utf8.count)
        _ = buffer.initialize(from: text.utf8)
        return buffer
    }
}
