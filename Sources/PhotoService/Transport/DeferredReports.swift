import Synchronization

/// Background reports to services, independent of the calling task.
final class DeferredReports: Sendable {
    private struct State {
        var tasks: [Int: Task<Void, Never>] = [:]
        var count = 0
    }

    private let state = Mutex(State())

    func begin(_ body: @escaping @Sendable () async -> Void) -> Task<Void, Never> {
        state.withLock { state in
            let number = state.count
            let task = Task {
                await body()
                self.end(number)
            }
            state.count += 1
            state.tasks[number] = task
            return task
        }
    }

    /// Waits for pending reports; cancels them after `limit`.
    func finish(within limit: Duration) async {
        let tasks = state.withLock { Array($0.tasks.values) }
        guard !tasks.isEmpty else { return }
        let end = Task {
            do { try await Task.sleep(for: limit) } catch { return }
            tasks.forEach { $0.cancel() }
        }
        for task in tasks { await task.value }
        end.cancel()
    }

    private func end(_ number: Int) { state.withLock { $0.tasks[number] = nil } }
}
