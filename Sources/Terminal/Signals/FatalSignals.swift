import Glibc
import Synchronization

/// Signals the program does not survive: the terminal is given back before they do their work.
enum FatalSignals {
    /// Faults of the program, and SIGQUIT.
    private static let faults = [SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS]
    /// Other signals whose default action ends a process (signal(7)), without those that `SignalListener` hears, and
    /// SIGPIPE. The last are the real-time signals; the C library keeps 32 and 33 for itself.
    private static let others: [Int32] =
        [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSTKFLT, SIGXCPU, SIGXFSZ]
        + (34...64)

    /// Where the actions that were set before ours are, by signal number; 0 before `install`. Never freed.
    private static let address = Atomic<UInt>(0)
    private static var after: UnsafeMutablePointer<sigaction>? {
        UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
    }

    /// Sets the handlers, and a stack for them on this thread, for when it has run out of its own.
    static func install() {
        guard after == nil else { return }
        let next = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
        next.initialize(repeating: sigaction(), count: 65)
        address.store(UInt(bitPattern: next), ordering: .releasing)
        // By itself the Swift runtime asks at the terminal what to do about a crash, and waits half a minute:
        // only where this variable is set.
        let wantsBacktrace = getenv("SWIFT_BACKTRACE") != nil
        let size = 64 * 1024
        var stack = stack_t(ss_sp: malloc(size), ss_flags: 0, ss_size: size)
        sigaltstack(&stack, nil)
        for number in faults + others.filter({ !SignalListener.isIgnored($0) }) {
            var action = sigaction()
            action.__sigaction_handler.sa_handler = { FatalSignals.leave($0) }
            action.sa_flags = Int32(SA_ONSTACK)
            sigemptyset(&action.sa_mask)
            sigaction(number, &action, wantsBacktrace ? next + Int(number) : nil)
        }
    }

    /// For a bug report, whatever the shell says; nothing where the person asked for the end.
    private static func name(_ number: Int32) -> StaticString {
        switch number {
        case SIGABRT: "gallery: SIGABRT\n"
        case SIGSEGV: "gallery: SIGSEGV\n"
        case SIGBUS: "gallery: SIGBUS\n"
        case SIGILL: "gallery: SIGILL\n"
        case SIGFPE: "gallery: SIGFPE\n"
        case SIGTRAP: "gallery: SIGTRAP\n"
        case SIGSYS: "gallery: SIGSYS\n"
        default: ""
        }
    }

    /// In the handler: only calls that are safe there.
    private static func leave(_ number: Int32) {
        SavedTerminalState.leave()
        let name = name(number)
        _ = write(2, name.utf8Start, name.utf8CodeUnitCount)
        // It is blocked until the handler returns; then the default, or what was set before us, deals with it.
        if let after { sigaction(number, after + Int(number), nil) }
        raise(number)
    }
}
