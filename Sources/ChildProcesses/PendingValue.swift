import Synchronization

/// Value that one task awaits and any thread can set; only the first value set counts.
public final class PendingValue<Value: Sendable>: Sendable {
    private enum State {
        case pending
        case awaited(CheckedContinuation<Value, Never>)
        case finished(Value)
    }

    private let state = Mutex(State.pending)

    public init() {}

    public var isFinished: Bool {
        state.withLock { state in
            if case .finished = state { true } else { false }
        }
    }

    /// Waits for the value; cancellation of the task sets it to `cancelled`.
    public func value(orIfCancelled cancelled: Value) async -> Value {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let result: Value? = state.withLock { state in
                    if case .finished(let value) = state { return value }
                    state = .awaited(continuation)
                    return nil
                }
                if let result { continuation.resume(returning: result) }
            }
        } onCancel: {
            finish(cancelled)
        }
    }

    /// Sets the value; later calls have no effect and return `false`.
    @discardableResult public func finish(_ value: Value) -> Bool {
        let (isFirst, waiting): (Bool, CheckedContinuation<Value, Never>?) = state.withLock { state in
            if case .finished = state { return (false, nil) }
            defer { state = .finished(value) }
            if case .awaited(let continuation) = state { return (true, continuation) }
            return (true, nil)
        }
        waiting?.resume(returning: value)
        return isFirst
    }
}
