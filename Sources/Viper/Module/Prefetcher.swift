/// Prefetches what may be asked for next, while the prompt is idle.
@MainActor
final class Prefetcher {
    /// What was just asked for gets the time to take over what is on its way.
    private let pause = Duration.milliseconds(50)
    private var task: Task<Void, Never>?

    /// Begins with what stands there now; what was begun before ends, but for what a command waits for by now.
    func begin(_ body: @escaping @MainActor () async -> Void) {
        let before = task
        task = Task { [pause] in
            try? await Task.sleep(for: pause)
            before?.cancel()
            if !Task.isCancelled { await body() }
        }
    }

    /// The person goes elsewhere: nothing of what was begun is worth anything.
    func end() {
        task?.cancel()
        task = nil
    }
}
