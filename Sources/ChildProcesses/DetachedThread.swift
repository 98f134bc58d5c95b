import Glibc

/// A thread of its own, for C libraries and system calls that block: the cooperative pool has too few to lend.
public enum DetachedThread {
    /// Runs the body once on a new thread; false when the system has none left.
    ///
    /// With `isSignalled` false no signal is ever delivered there or on threads made by it: handlers belong to the main
    /// program, and a write to a connection that the peer closed must not end us by SIGPIPE.
    @discardableResult
    public static func start(isSignalled: Bool = true, _ body: @escaping @Sendable () -> Void) -> Bool {
        var all = sigset_t(), before = sigset_t()
        if isSignalled { sigemptyset(&all) } else { sigfillset(&all) }
        pthread_sigmask(SIG_BLOCK, &all, &before)
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
