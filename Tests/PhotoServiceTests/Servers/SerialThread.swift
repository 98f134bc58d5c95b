import ChildProcesses
import Dispatch
import Synchronization

@testable import PhotoService

/// Executor with its own thread, so that measured times exclude waits for the shared pool.
///
/// Never released: its last job may outlive all references.
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

/// Runs `work` on a new thread, and `look` concurrently, which may cancel it.
func onOwnThread<Value: Sendable>(
    _ work: @escaping @Sendable () async -> Value, while look: (Task<Value, Never>) async -> Void
) async {
    let thread = SerialThread()
    await withTaskExecutorPreference(thread) {
        await look(Task(executorPreference: thread, operation: work))
    }
}
