import ChildProcesses
import GalleryCore
import PictureExchange

/// Request to a worker, with its result, for which the caller waits.
struct PictureJob: Sendable {
    typealias Outcome = Result<EncodedImage, PictureError>

    let request: PictureRequest
    let outcome = PendingValue<Outcome>()
}
