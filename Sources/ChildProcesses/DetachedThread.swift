import Glibc

/// Dedicated thread for blocking C calls, which would exhaust the cooperative pool.
public enum DetachedThread {
    /// Runs `body` on a new thread; returns `false` if the system cannot create one.
    /// If `isSignalled` is `false`, the thread and the threads it starts block all signals: other threads run the
    /// handlers, and a write to a closed connection does not end the program by SIGPIPE. Otherwise it blocks none: with
    /// the mask of a Dispatch thread, which blocks most signals, it could not stop the program by SIGTSTP.
    @discardableResult
    public static func start(isSignalled: Bool = true, _ body: @escaping @Sendable () -> Void) -> Bool {
        var blocked = sigset_t(), before = sigset_t()
        if isSignalled { sigemptyset(&blocked) } else { sigfillset(&blocked) }
        pthread_sigmask(SIG_SETMASK, &blocked, &before)
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
