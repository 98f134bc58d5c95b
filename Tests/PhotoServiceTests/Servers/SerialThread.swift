import ChildProcesses
import Dispatch
import Synchronization

@testable import PhotoService

/// An executor of one thread, so that a measured time does not include waiting for other tests to leave the pool.
///
/// It lives until the tests end: its last job may still be running when nobody else knows it.
final class SerialThread: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let signal = DispatchSemaphore(value: 0)

    init() {
        _ = DetachedThread.start(isSignalled: false) { [self] in
            while true {
                signal.wait()
                let job = jobs.withLock { $0.removeFirst() }
                job.runSynchronously(on: asUnownedTaskExecutor())
            }
        }
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        signal.signal()
    }
}

/// Runs `work` as a task on a thread of its own, and `look` beside it there, which may cancel it.
func onOwnThread<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value, while look: (Task<Value, Never>) async -> Void
) async {
    let thread = SerialThread()
    await withTaskExecutorPreference(thread) {
        await look(Task(executorPreference: thread, operation: work))
    }
}
