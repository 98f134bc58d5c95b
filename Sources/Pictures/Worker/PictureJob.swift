import ChildProcesses
import GalleryCore
import PictureExchange

/// Request to a worker, with the caller that waits for it.
final class PictureJob: Sendable {
    typealias Outcome = Result<EncodedImage, PictureError>

    let request: PictureRequest
    private let pending = PendingValue<Outcome>()

    init(_ request: PictureRequest) { self.request = request }

    /// Whether the result is available or the caller has canceled.
    var isFinished: Bool { pending.isFinished }

    /// Waits for the result; fails at once with `.cancelled` if the task is canceled.
    func outcome() async -> Outcome { await pending.value(orIfCancelled: .failure(.cancelled)) }

    func finish(_ outcome: Outcome) { pending.finish(outcome) }
}
