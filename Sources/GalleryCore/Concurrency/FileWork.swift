import Dispatch
import Synchronization

/// Runs work on files outside the cooperative thread pool, because system calls on a folder of a server that does not
/// respond block their threads forever.
public struct FileWork: Sendable {
    /// Time in which a file system, also of another computer, responds.
    public static let patience = Duration.seconds(10)

    private let threads = FileThreads()

    public init() {}

    /// Result of `work`. If `limit` passes, cancels the work, throws `failure` at once and abandons the thread; if the
    /// task is canceled, does so after `grace`, in which the work may end by itself.
    public func run<Value: Sendable, Failure: Error>(
        orThrow failure: Failure, after limit: Duration? = nil, grace: Duration = .zero,
        _ work: @escaping @Sendable () async throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let end = FirstResult<Value, Failure>()
        let task = Task(executorPreference: threads) {
            do throws(Failure) { end.finish(.success(try await work())) } catch {
                end.finish(.failure(error))
            }
        }
        let timer = limit.map { limit in
            Task {
                guard (try? await Task.sleep(for: limit)) != nil else { return }
                task.cancel()
                end.finish(.failure(failure))
            }
        }
        defer { timer?.cancel() }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { end.wait($0) }
        } onCancel: {
            task.cancel()
            guard grace > .zero else { return end.finish(.failure(failure)) }
            Task {
                try? await Task.sleep(for: grace)
                end.finish(.failure(failure))
            }
        }
        return try result.get()
    }
}

/// Threads that Dispatch adds while others are blocked.
private final class FileThreads: TaskExecutor {
    private let queue = DispatchQueue(label: "files", attributes: .concurrent)

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}

/// The first of several results; later ones are ignored.
private final class FirstResult<Value: Sendable, Failure: Error>: Sendable {
    private enum State {
        case empty
        case awaited(CheckedContinuation<Result<Value, Failure>, Never>)
        case finished(Result<Value, Failure>)
    }

    private let state = Mutex(State.empty)

    func finish(_ result: Result<Value, Failure>) {
        state.withLock { state in
            switch state {
            case .empty: state = .finished(result)
            case .awaited(let waiting):
                state = .finished(result)
                waiting.resume(returning: result)
            case .finished: break
            }
        }
    }

    func wait(_ waiting: CheckedContinuation<Result<Value, Failure>, Never>) {
        state.withLock { state in
            if case .finished(let result) = state {
                waiting.resume(returning: result)
            } else {
                state = .awaited(waiting)
            }
        }
    }
}
