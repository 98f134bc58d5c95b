import Glibc
import Synchronization

/// How one connection waits for another program that is writing: it asks again every few milliseconds, at uneven times.
///
/// SQLite's own timeout comes to ask ten times a second only. A program that writes without a pause, as an import does,
/// leaves the lock free for moments, and of three thousand writers beside one as busy three found none in five seconds.
final class BusyRetry: Sendable {
    private let limit: Duration
    private let now: @Sendable () -> ContinuousClock.Instant
    private let pause: @Sendable () -> Void
    private let start: Mutex<ContinuousClock.Instant>

    /// `pause` waits for the moment between two attempts.
    init(
        _ limit: Duration, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        pause: @escaping @Sendable () -> Void = rest
    ) {
        (self.limit, self.now, self.pause) = (limit, now, pause)
        start = Mutex(now())
    }

    /// Some 2 ms.
    static let rest: @Sendable () -> Void = { usleep(UInt32.random(in: 500...3_000)) }

    /// Waits a little; false when the wait has become too long. `attempt` counts from nought in each wait.
    func goesOn(_ attempt: Int) -> Bool {
        let now = now()
        let start = start.withLock { start in
            if attempt == 0 { start = now }
            return start
        }
        guard now - start < limit else { return false }
        pause()
        return true
    }
}
