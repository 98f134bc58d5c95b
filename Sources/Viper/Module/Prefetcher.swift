/// Prefetches what the user may ask for next, while the prompt is idle.
@MainActor
final class Prefetcher {
    /// Time in which a running command can join requests of the previous prefetch; then the prefetch is canceled.
    private let pause = Duration.milliseconds(50)
    private var task: Task<Void, Never>?

    /// Starts to prefetch; after `pause`, cancels the previous run, except for requests that a command has joined.
    func begin(_ body: @escaping @MainActor () async -> Void) {
        let before = task
        task = Task { [pause] in
            try? await Task.sleep(for: pause)
            before?.cancel()
            if !Task.isCancelled { await body() }
        }
    }

    /// Cancels the running prefetch.
    func end() {
        task?.cancel()
        task = nil
    }
}
