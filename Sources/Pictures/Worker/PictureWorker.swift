public import ChildProcesses
import GalleryCore
import Glibc
public import PictureExchange
import Synchronization

/// Decodes untrusted pictures in separate processes.
///
/// A picture whose process crashes, hangs or exceeds its memory does not affect others: the process is replaced. No
/// process runs before the first picture or `prestart`. Waiting blocks no thread of the concurrency runtime.
public final class PictureWorker: Sendable {
    private struct Lanes {
        var idle: [WorkerLane]
        var waiting: [PictureJob] = []
    }

    private let lanes: Mutex<Lanes>
    private let all: [WorkerLane]
    /// Lane for rare formats, whose libraries take longest to load. Its process starts with the first such picture.
    private let formats: WorkerLane

    /// - Parameters:
    ///   - processes: maximum number of concurrent decoders.
    ///   - timeout: wall-clock time in addition to a picture's processor time.
    ///   - lifetime: processor time before which a process is replaced.
    ///   - ended: receives why a process ended early: `late` if it took too long, otherwise `gone`.
    public init(
        program: String = ChildProcess.path(of: "gallery-pictures"), processes: Int = 2,
        timeout: Duration = .seconds(3), lifetime: Duration = .seconds(DecoderLifetime.decoding),
        ended: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        all = (0..<max(1, processes)).map { number in
            WorkerLane(
                program: program, name: "\(number)", timeout: timeout, lifetime: lifetime, ended: ended)
        }
        formats = WorkerLane(
            program: program, arguments: ["formats"], name: "formats", timeout: timeout, lifetime: lifetime,
            ended: ended)
        lanes = Mutex(Lanes(idle: all))
    }

    /// Whether a picture was decoded without full sandboxing, because the system does not support it.
    public var isNotFullySandboxed: Bool {
        (all + [formats]).contains { $0.isNotFullySandboxed.load(ordering: .relaxed) }
    }

    /// Starts the processes for common formats.
    func prestart() { for lane in all { lane.enter { lane.prestart() } } }

    /// Decodes a file, or at most 64 MiB of bytes, to a size and encoding, in 2 s of processor time (animation: 5 s).
    ///
    /// `part` selects a part of the picture scaled to this size; the size may then have up to 1,048,576 pixels a side.
    /// A whole picture without the `promised` proportions is padded. `describing` adds a visual descriptor.
    func render(
        _ subject: PictureRequest.Subject, as encoding: ImageEncoding, width: Int, height: Int,
        part: PicturePart? = nil, promised: (width: Int, height: Int) = (0, 0), background: RGB,
        describing: Bool = false
    ) async throws(PictureError) -> EncodedImage {
        var request = PictureRequest(
            subject: subject, fit: .exact, width: UInt32(clamping: width), height: UInt32(clamping: height),
            part: part, background: background.packed)
        request.describes = describing
        request.promisedWidth = UInt32(clamping: promised.width)
        request.promisedHeight = UInt32(clamping: promised.height)
        encoding.apply(to: &request)
        return try await perform(request)
    }

    /// Decodes a whole file of at most 1 GiB and returns its properties, within eight seconds of processor time.
    func examine(_ subject: PictureRequest.Subject) async throws(PictureError) -> EncodedImage {
        var request = PictureRequest(subject: subject, fit: .within, width: 64, height: 64)
        request.form = .credit
        request.milliseconds = 8000
        request.pixelLimit = 500_000_000
        request.bufferedPixelLimit = 60_000_000
        return try await perform(request)
    }

    func perform(_ request: PictureRequest) async throws(PictureError) -> EncodedImage {
        if case .bytes(let bytes) = request.subject, bytes.count > PictureRequest.largestPicture {
            throw .tooLarge
        }
        let job = PictureJob(request: request)
        let lane = lanes.withLock { lanes in
            lanes.waiting.append(job)
            return lanes.idle.popLast()
        }
        if let lane { lane.enter { self.drain(lane) } }
        return try await job.outcome.value(orIfCancelled: .failure(.cancelled)).get()
    }

    private func drain(_ lane: WorkerLane) {
        while let job = next(lane) {
            guard !job.outcome.isFinished else { continue }
            let outcome = lane.perform(job.request)
            if case .failure(.foreign(let content)) = outcome, FileContent.rare.contains(content) {
                formats.enter { [formats] in
                    if !job.outcome.isFinished { job.outcome.finish(formats.perform(job.request)) }
                }
            } else {
                job.outcome.finish(outcome)
            }
        }
    }

    private func next(_ lane: WorkerLane) -> PictureJob? {
        lanes.withLock { lanes in
            if lanes.waiting.isEmpty {
                lanes.idle.append(lane)
                return nil
            }
            return lanes.waiting.removeFirst()
        }
    }
}
