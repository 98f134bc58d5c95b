import Foundation
import Synchronization

/// An executor of one thread, so that a measured time does not include waiting for other tests to leave the pool.
final class OwnThread: TaskExecutor {
    private let jobs = Mutex<[UnownedJob]>([])
    private let signal = DispatchSemaphore(value: 0)

    init() {
        let thread = Thread { [self] in
            while true {
                signal.wait()
                let job = jobs.withLock { $0.removeFirst() }
                job.runSynchronously(on: asUnownedTaskExecutor())
            }
        }
        thread.start()
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { $0.append(job) }
        signal.signal()
    }

    /// For all measurements.
    static let shared = OwnThread()
}
