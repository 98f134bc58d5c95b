import ChildProcesses
import CommandShell
import Synchronization

final class KeyWait: Sendable {
    private let deadline = Mutex<ContinuousClock.Instant?>(nil)
    private let pending = PendingValue<FullScreenEvent>()

    /// The time limit begins when `start` returns.
    func limit(to duration: Duration?, from start: @Sendable () async -> Void) async {
        guard let duration else { return }
        await start()
        deadline.withLock { $0 = .now + duration }
    }

    var isFinished: Bool { pending.isFinished }

    var millisecondsLeft: Int32? {
        guard let deadline = deadline.withLock({ $0 }) else { return nil }
        let left = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
        return max(0, Int32(clamping: Int64(left) + 1))
    }

    /// Suspends until the wait ends, and returns its event; `.ended` at once if the task is canceled.
    func outcome() async -> FullScreenEvent { await pending.value(orIfCancelled: .ended) }

    /// Ends the wait; later calls have no effect and return false.
    @discardableResult func finish(_ event: FullScreenEvent) -> Bool { pending.finish(event) }
}
