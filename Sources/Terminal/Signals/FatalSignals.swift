import Glibc
import Synchronization

enum FatalSignals {
    /// Crash signals, and SIGQUIT.
    private static let faults = [SIGQUIT, SIGABRT, SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGTRAP, SIGSYS]
    /// Other signals that end a process by default (signal(7)), except SIGPIPE and those of `SignalListener`. The list
    /// ends with the real-time signals; the C library reserves 32 and 33.
    private static let others: [Int32] =
        [SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF, SIGIO, SIGPWR, SIGSTKFLT, SIGXCPU, SIGXFSZ]
        + (34...64)

    /// Address of the actions that follow the handlers, by signal number; 0 before `install`. Never freed.
    private static let address = Atomic<UInt>(0)
    private static var after: UnsafeMutablePointer<sigaction>? {
        UnsafeMutablePointer(bitPattern: address.load(ordering: .acquiring))
    }

    /// Installs the handlers, and an alternate stack on which the calling thread's stack overflows are handled.
    static func install() {
        guard after == nil else { return }
        let next = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
        next.initialize(repeating: sigaction(), count: 65)
        address.store(UInt(bitPattern: next), ordering: .releasing)
        // Swift's crash handlers, which prompt for half a minute, run only if this variable is set.
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

    /// Name of a crash signal, for a bug report; empty for other signals.
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

    /// Makes only async-signal-safe calls.
    private static func leave(_ number: Int32) {
        SavedTerminalState.leave()
        let name = name(number)
        _ = write(2, name.utf8Start, name.utf8CodeUnitCount)
        // The signal is blocked until the handler returns; then the previous or default action runs.
        if let after { sigaction(number, after + Int(number), nil) }
        raise(number)
    }
}
