import CommandShell
import Synchronization

final class KeyWait: Sendable {
    private enum State {
        case pending
        case awaited(CheckedContinuation<FullScreenEvent, Never>)
        case finished(FullScreenEvent)
    }

    private let deadline = Mutex<ContinuousClock.Instant?>(nil)
    private let state = Mutex(State.pending)

    func limit(to duration: Duration) { deadline.withLock { $0 = .now + duration } }

    var isFinished: Bool {
        state.withLock { state in
            if case .finished = state { true } else { false }
        }
    }

    var millisecondsLeft: Int32? {
        guard let deadline = deadline.withLock({ $0 }) else { return nil }
        let (seconds, attoseconds) = ContinuousClock.now.duration(to: deadline).components
        return max(0, Int32(clamping: seconds * 1000 + attoseconds / 1_000_000_000_000_000 + 1))
    }

    /// Event that ends the wait; returns at once if the task is canceled.
    func outcome() async -> FullScreenEvent {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let known: FullScreenEvent? = state.withLock { state in
                    if case .finished(let event) = state { return event }
                    state = .awaited(continuation)
                    return nil
                }
                if let known { continuation.resume(returning: known) }
            }
        } onCancel: {
            finish(.ended)
        }
    }

    /// Ends the wait; later calls have no effect.
    func finish(_ event: FullScreenEvent) {
        let waiting: CheckedContinuation<FullScreenEvent, Never>? = state.withLock { state in
            defer { if case .finished = state {} else { state = .finished(event) } }
            if case .awaited(let continuation) = state { return continuation }
            return nil
        }
        waiting?.resume(returning: event)
    }
}
