import Glibc
import Synchronization

/// How the calls of one command wait for other programs that use the database: all of them together for as long as
/// the limit, unless these programs get on meanwhile.
///
/// Asks again every few milliseconds, at uneven times. SQLite's own timeout comes to ask ten times a second only, and
/// of three thousand writers beside one that writes without a pause none found the lock free in five seconds.
final class BusyRetry: Sendable {
    /// What counts at most of the time between two attempts: a program that was stopped has not waited meanwhile.
    private static let longestStep = Duration.milliseconds(100)
    /// Longer waits are told.
    private static let noticed = Duration.milliseconds(500)

    private struct State {
        var waited = Duration.zero
        var last: ContinuousClock.Instant?
        var isTold = false
    }

    private let limit: Duration
    private let now: @Sendable () -> ContinuousClock.Instant
    private let pause: @Sendable () -> Void
    private let tell: @Sendable (_ isWaiting: Bool) -> Void
    private let state = Mutex(State())

    /// `pause` waits for the moment between two attempts; `tell` is called when a wait has become long, and at its
    /// end, on the thread that waits.
    init(
        _ limit: Duration = .seconds(5), now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        pause: @escaping @Sendable () -> Void = rest,
        tell: @escaping @Sendable (_ isWaiting: Bool) -> Void = { _ in }
    ) {
        (self.limit, self.now, self.pause, self.tell) = (limit, now, pause, tell)
    }

    /// Some 2 ms.
    static let rest: @Sendable () -> Void = { usleep(UInt32.random(in: 500...3_000)) }

    /// Waits a little; false when the wait has become too long, or its task is canceled. `attempt` counts from nought
    /// in each wait.
    func goesOn(_ attempt: Int) -> Bool {
        let now = now()
        let (waited, isNews) = state.withLock { state in
            if attempt > 0, let last = state.last { state.waited += min(now - last, Self.longestStep) }
            state.last = now
            let isNews = state.waited >= Self.noticed && !state.isTold
            if isNews { state.isTold = true }
            return (state.waited, isNews)
        }
        guard waited < limit, !Task.isCancelled else { return false }
        if isNews { tell(true) }
        pause()
        return true
    }

    /// A call is over, and with it its wait.
    func settle() {
        let wasTold = state.withLock { state in
            defer { state.isTold = false }
            return state.isTold
        }
        if wasTold { tell(false) }
    }

    /// A command begins, or something got on: what has been waited for does not count any more.
    func renew() { state.withLock { $0.waited = .zero } }

    /// A wait is long at the moment.
    var isLong: Bool { state.withLock { $0.isTold } }
}
