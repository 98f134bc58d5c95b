import Glibc

/// Blocks SIGPIPE in the current thread during a write, which then reports a broken pipe only by EPIPE.
struct BrokenPipeGuard {
    private var previous = sigset_t()
    private let wasPending: Bool

    init() {
        wasPending = Self.isPending
        var set = Self.signals
        pthread_sigmask(SIG_BLOCK, &set, &previous)
    }

    /// Discards a SIGPIPE raised since `init`, and restores the signal mask.
    func lift() {
        var set = Self.signals
        if !wasPending, Self.isPending {
            var none = timespec()
            while sigtimedwait(&set, nil, &none) < 0, errno == EINTR {}
        }
        var before = previous
        pthread_sigmask(SIG_SETMASK, &before, nil)
    }

    private static var signals: sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGPIPE)
        return set
    }

    private static var isPending: Bool {
        var pending = sigset_t()
        sigpending(&pending)
        return sigismember(&pending, SIGPIPE) == 1
    }
}
