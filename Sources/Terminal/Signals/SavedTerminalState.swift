import Glibc
import Synchronization

/// The terminal as the program found it, put back on every way out.
///
/// `restore` and `leave` call nothing but what POSIX lists as safe in a signal handler (`tcgetpgrp`, `getpgrp`,
/// `tcsetattr`, `poll`, `write`, `dup2`), on memory that is made once and never freed.
enum SavedTerminalState {
    private struct Modes {
        let descriptor: Int32
        /// Standard output once more, for `leave`.
        let output: Int32
        /// Takes everything and keeps nothing; -1 when it could not be opened.
        let discard: Int32
        let found: termios
        let duringCommands: termios
        let welcome: UnsafeMutableBufferPointer<UInt8>
        let farewell: UnsafeMutableBufferPointer<UInt8>
        let wayBack: UnsafeMutableBufferPointer<UInt8>
    }

    /// Milliseconds that a write which has begun may take.
    private static let lastWrite: Int32 = 20

    /// The terminal shows another screen than the one the program was started on. Read in signal handlers.
    private static let isElsewhere = Atomic(false)

    /// Where the modes are; 0 before `keep`. What stands there is written before it is published, and never changes.
    private static let address = Atomic<UInt>(0)
    private static var modes: UnsafePointer<Modes>? {
        UnsafePointer(bitPattern: address.load(ordering: .acquiring))
    }

    /// Remembers the terminal and sees to it that `exit` restores it too. `welcome` and `farewell` are sent when
    /// the program takes the terminal and gives it back. False when `descriptor` is no terminal.
    static func keep(descriptor: Int32, welcome: String, farewell: String) -> Bool {
        guard modes == nil else { return true }
        var found = termios()
        guard tcgetattr(descriptor, &found) == 0 else { return false }
        var duringCommands = found
        // Typed ahead: not echoed now, since the next prompt will show it, and left unedited for the editor.
        duringCommands.c_lflag &= ~tcflag_t(ECHO | ICANON)
        duringCommands.c_lflag |= tcflag_t(ISIG)
        // On Ctrl-C the system drops typed keys, and with them output: what we answer may already be there.
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
                welcome: bytes(of: welcome), farewell: bytes(of: farewell),
                wayBack: bytes(of: Escape.firstScreen)))
        address.store(UInt(bitPattern: kept), ordering: .releasing)
        // Both are made now: a signal handler must not be the first to ask for one.
        _ = isElsewhere.load(ordering: .relaxed)
        atexit { SavedTerminalState.restore() }
        return true
    }

    /// Takes the terminal for the time between two prompts.
    static func take() {
        guard let modes, isForeground(modes.pointee.descriptor) else { return }
        set(modes.pointee.duringCommands, on: modes.pointee.descriptor)
        send(modes.pointee.welcome, to: modes.pointee.output)
    }

    /// Lets the person type a line of which nothing is shown, with the terminal's own editing, until the terminal is
    /// taken or given back. False when it would be shown.
    static func hide() -> Bool {
        guard let modes, isForeground(modes.pointee.descriptor) else { return false }
        send(modes.pointee.farewell, to: modes.pointee.output)
        var hidden = modes.pointee.found
        hidden.c_lflag &= ~tcflag_t(ECHO | ECHONL)
        hidden.c_lflag |= tcflag_t(ICANON | ISIG | NOFLSH)
        // Stopped in here by Ctrl-Z, the shell that started us would get a terminal that shows nothing.
        withUnsafeMutableBytes(of: &hidden.c_cc) { $0[Int(VSUSP)] = 0 }
        var now = termios()
        // `tcsetattr` succeeds when it could do any of it.
        return tcsetattr(modes.pointee.descriptor, TCSANOW, &hidden) == 0
            && tcgetattr(modes.pointee.descriptor, &now) == 0 && now.c_lflag & tcflag_t(ECHO | ECHONL) == 0
    }

    /// Gives the terminal back as it was found. Safe in a signal handler; does nothing in the background,
    /// where the terminal belongs to another process.
    static func restore() {
        guard let modes, isForeground(modes.pointee.descriptor) else { return }
        set(modes.pointee.found, on: modes.pointee.descriptor)
        if leaveAlternate() { send(modes.pointee.wayBack, to: modes.pointee.output) }
        send(modes.pointee.farewell, to: modes.pointee.output)
    }

    /// Gives the terminal back for good: what other threads still write to standard output is discarded, since it
    /// would stand behind the shell's prompt. Safe in a signal handler.
    static func leave() {
        if let modes, modes.pointee.discard >= 0 {
            dup2(modes.pointee.discard, 1)
            // A thread that is inside `write` goes on writing to the terminal: it is given time to end.
            poll(nil, 0, Self.lastWrite)
        }
        restore()
    }

    /// Another screen is to be shown; false when it is already. What shows it is the caller's to send.
    static func enterAlternate() -> Bool { !isElsewhere.exchange(true, ordering: .relaxed) }

    /// The first screen is to be shown again; false when it is already.
    static func leaveAlternate() -> Bool { isElsewhere.exchange(false, ordering: .relaxed) }

    /// Stops the process as Ctrl-Z does, with the terminal given back meanwhile; returns when it goes on.
    static func suspend() {
        restore()
        var defaults = sigaction(), ours = sigaction()
        defaults.__sigaction_handler.sa_handler = SIG_DFL
        sigaction(SIGTSTP, &defaults, &ours)
        // To this thread, so that it has taken effect when the call returns.
        raise(SIGTSTP)
        sigaction(SIGTSTP, &ours, nil)
        take()
    }

    /// Drops keys that were typed and not yet read, as Ctrl-C does. Not while another thread reads them.
    static func dropTyped() {
        guard let modes, isForeground(modes.pointee.descriptor) else { return }
        _ = tcflush(modes.pointee.descriptor, TCIFLUSH)
    }

    /// True as well where there is no job control that could tell.
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
        // A terminal that was stopped with Ctrl-S takes nothing: it must not keep a program that has to leave.
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
