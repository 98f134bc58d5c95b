import Glibc

/// A thread of its own, for C libraries and system calls that block: the cooperative pool has too few to lend.
enum DetachedThread {
    /// Starts `body` on a new thread; false when the system gives no more.
    @discardableResult
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        let work = Unmanaged.passRetained(Work(body))
        var thread = pthread_t()
        let code = pthread_create(
            &thread, nil,
            { context in
                guard let context else { return nil }
                Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
                return nil
            }, work.toOpaque())
        guard code == 0 else {
            work.release()
            return false
        }
        pthread_detach(thread)
        return true
    }

    private final class Work: Sendable {
        let body: @Sendable () -> Void
        init(_ body: @escaping @Sendable () -> Void) { self.body = body }
    }
}
