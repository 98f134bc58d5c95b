import Glibc

/// A thread outside the cooperative pool, for calls that block.
enum DetachedThread {
    /// Runs the body once on a new thread; false when the system has none left.
    ///
    /// No signal is ever delivered there: handlers belong to the main program, and a write to a connection
    /// that the peer closed must not end us by SIGPIPE. Threads made by it inherit this.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        var all = sigset_t(), before = sigset_t()
        sigfillset(&all)
        pthread_sigmask(SIG_SETMASK, &all, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        var thread = pthread_t()
        let context = Unmanaged.passRetained(Body(run: body))
        let code = pthread_create(
            &thread, nil,
            { context in
                if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
                return nil
            }, context.toOpaque())
        guard code == 0 else {
            context.release()
            return false
        }
        pthread_detach(thread)
        return true
    }

    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(run: @escaping @Sendable () -> Void) { self.run = run }
    }
}
