import GalleryCore
import PictureExchange
import Synchronization

/// Request to a worker and its waiting caller.
final class PictureJob: Sendable {
    typealias Outcome = Result<EncodedImage, PictureError>

    private enum State {
        case pending
        case awaited(CheckedContinuation<Outcome, Never>)
        case finished(Outcome)
    }

    let request: PictureRequest
    private let state = Mutex(State.pending)

    init(_ request: PictureRequest) { self.request = request }

    /// Whether the result is available or the caller has canceled.
    var isFinished: Bool {
        state.withLock { state in
            if case .finished = state { true } else { false }
        }
    }

    /// Waits for the result; returns at once if the task is canceled.
    func outcome() async -> Outcome {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let known: Outcome? = state.withLock { state in
                    if case .finished(let outcome) = state { return outcome }
                    state = .awaited(continuation)
                    return nil
                }
                if let known { continuation.resume(returning: known) }
            }
        } onCancel: {
            finish(.failure(.cancelled))
        }
    }

    /// Sets the result; later calls have no effect.
    func finish(_ outcome: Outcome) {
        let waiting: CheckedContinuation<Outcome, Never>? = state.withLock { state in
            defer { if case .finished = state {} else { state = .finished(outcome) } }
            if case .awaited(let continuation) = state { return continuation }
            return nil
        }
        waiting?.resume(returning: outcome)
    }
}
