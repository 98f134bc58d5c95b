import Synchronization

/// Task that runs in the background while requests are pending.
final class RequestedTask: Sendable {
    private struct State {
        var isWanted = false
        var task: Task<Void, Never>?
        var retry: Task<Void, Never>?
    }

    private let state = Mutex(State())

    /// Starts `run` or, if it is running, makes its next call of `consumeRequest` return true. `run` ends when a call
    /// of `consumeRequest` returns false.
    func request(_ run: @escaping @Sendable () async -> Void) {
        state.withLock { state in
            state.isWanted = true
            guard state.task == nil else { return }
            state.task = Task.detached(priority: .utility) { await run() }
        }
    }

    /// Consumes the pending request; without one, marks the task as stopped and returns false.
    func consumeRequest() -> Bool {
        state.withLock { state in
            defer { state.isWanted = false }
            if !state.isWanted { state.task = nil }
            return state.isWanted
        }
    }

    /// Calls `wake` after a pause; replaces an earlier call that is still pending.
    func retry(after pause: Duration, _ wake: @escaping @Sendable () -> Void) {
        let retry = Task.detached(priority: .utility) {
            try? await Task.sleep(for: pause)
            if !Task.isCancelled { wake() }
        }
        state.withLock { state in
            state.retry?.cancel()
            state.retry = retry
        }
    }

    /// Cancels a pending retry and waits for the task; cancels the task after `limit`.
    func finish(within limit: Duration) async {
        let task = state.withLock { state in
            state.retry?.cancel()
            return state.task
        }
        guard let task else { return }
        let end = Task {
            do { try await Task.sleep(for: limit) } catch { return }
            task.cancel()
        }
        await task.value
        end.cancel()
    }
}
