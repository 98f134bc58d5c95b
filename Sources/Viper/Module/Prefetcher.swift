/// Prefetches what the user may ask for next, while the prompt is idle.
@MainActor
final class Prefetcher {
    /// Delay before the previous prefetch is canceled; until then, a command can join its requests.
    private let pause = Duration.milliseconds(50)
    private var task: Task<Void, Never>?

    /// After `pause`, cancels the previous prefetch, except for requests that a command has joined, and runs `body`.
    func begin(_ body: @escaping @MainActor () async -> Void) {
        let before = task
        task = Task { [pause] in
            try? await Task.sleep(for: pause)
            before?.cancel()
            if !Task.isCancelled { await body() }
        }
    }

    func end() {
        task?.cancel()
        task = nil
    }
}
