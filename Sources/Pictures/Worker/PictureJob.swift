import GalleryCore
import PictureExchange
import Synchronization

/// One request on its way to a worker, and the caller that waits for its result.
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

    /// No one is waiting any more, or the result is there.
    var isFinished: Bool {
        state.withLock { state in
            if case .finished = state { true } else { false }
        }
    }

    /// Waits for the result; returns at once when the task is canceled.
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

    /// The first result counts.
    func finish(_ outcome: Outcome) {
        let waiting: CheckedContinuation<Outcome, Never>? = state.withLock { state in
            defer { if case .finished = state {} else { state = .finished(outcome) } }
            if case .awaited(let continuation) = state { return continuation }
            return nil
        }
        waiting?.resume(returning: outcome)
    }
}
