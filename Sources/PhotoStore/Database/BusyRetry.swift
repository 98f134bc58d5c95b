import Glibc
import Synchronization

/// Waits for other processes that use the database. The time limit of a command restarts when they make progress.
/// Retries every few milliseconds at random intervals. SQLite's own timeout polls only ten times a second: while
/// another process wrote continuously, none of 3,000 writers found the lock free within five seconds.
final class BusyRetry: Sendable {
    /// Maximum time counted between two attempts, so that time in which this process was suspended does not count.
    private static let longestStep = Duration.milliseconds(100)
    /// Duration after which a wait is reported.
    private static let noticed = Duration.milliseconds(500)

    private struct State {
        var waited = Duration.zero
        var last: ContinuousClock.Instant?
        var isReported = false
    }

    private let limit: Duration
    private let now: @Sendable () -> ContinuousClock.Instant
    private let pause: @Sendable () -> Void
    private let report: @Sendable (_ isWaiting: Bool) -> Void
    private let state = Mutex(State())

    /// `pause` sleeps. `report` is called on the waiting thread: with `true` after 500 ms, with `false` at the end.
    init(
        _ limit: Duration = .seconds(5), now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
        pause: @escaping @Sendable () -> Void = rest,
        report: @escaping @Sendable (_ isWaiting: Bool) -> Void = { _ in }
    ) {
        self.limit = limit
        self.now = now
        self.pause = pause
        self.report = report
    }

    static let rest: @Sendable () -> Void = { usleep(UInt32.random(in: 500...3_000)) }

    /// Sleeps before another attempt; `false` at the time limit or if the task is canceled. `attempt` starts at 0.
    func goesOn(_ attempt: Int) -> Bool {
        let now = now()
        let (waited, isNew) = state.withLock { state in
            if attempt > 0, let last = state.last { state.waited += min(now - last, Self.longestStep) }
            state.last = now
            let isNew = state.waited >= Self.noticed && !state.isReported
            if isNew { state.isReported = true }
            return (state.waited, isNew)
        }
        guard waited < limit, !Task.isCancelled else { return false }
        if isNew { report(true) }
        pause()
        return true
    }

    func settle() {
        if state.withLock({ exchange(&$0.isReported, with: false) }) { report(false) }
    }

    func renew() { state.withLock { $0.waited = .zero } }

    var isLong: Bool { state.withLock { $0.isReported } }
}
