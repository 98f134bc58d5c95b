import Dispatch

/// Runs the jobs of one task on a serial queue, which uses threads outside the cooperative pool.
public final class ThreadExecutor: TaskExecutor {
    private let queue = DispatchQueue(label: "test")

    public init() {}

    public func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// Runs `work` outside the cooperative pool, and `look`, which observes and may cancel the task of `work`.
public func onOwnThread<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value, while look: (Task<Value, Never>) async -> Void
) async {
    let thread = ThreadExecutor()
    await withTaskExecutorPreference(thread) {
        await look(Task(executorPreference: thread, operation: work))
    }
}
