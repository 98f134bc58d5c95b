public import ChildProcesses
public import GalleryCore
import Glibc
public import PictureExchange
import Synchronization

/// Decodes pictures of hostile origin in processes of their own.
///
/// A picture that crashes, hangs or bloats its process costs that picture only: the process is ended and another
/// started. Nothing runs before the first picture or `startAhead`. Waiting never blocks a thread of the concurrency
/// runtime.
public final class PictureWorker: Sendable {
    private struct Lanes {
        var idle: [WorkerLane]
        var waiting: [PictureJob] = []
    }

    private let lanes: Mutex<Lanes>
    private let all: [WorkerLane]
    /// For formats that are met seldom: their libraries take longer to load than all others. It starts with the first.
    private let formats: WorkerLane
    private let linearLight: Bool

    /// Runs up to `processes` of the program at once. `timeout` is what a picture may take on the clock beyond
    /// its processor time.
    ///
    /// `lifetime` is the processor time that a process may use for all its pictures; it is replaced before.
    ///
    /// `ended` is told when a process had to be ended: `late`, or `gone` when it ended by itself.
    ///
    /// `linearLight` averages light instead of sRGB values when scaling: truer in fine patterns of black and white,
    /// but unlike what browsers and other viewers make of the same photo, by 2 to 6 dB.
    public init(
        program: String = ChildProcess.path(of: "gallery-pictures"), processes: Int = 2,
        timeout: Duration = .seconds(3), lifetime: Duration = .seconds(DecoderLifetime.decoding),
        linearLight: Bool = false, ended: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.linearLight = linearLight
        all = (0..<max(1, processes)).map { number in
            WorkerLane(
                program: program, name: "\(number)", timeout: timeout, lifetime: lifetime, ended: ended)
        }
        formats = WorkerLane(
            program: program, arguments: ["formats"], name: "formats", timeout: timeout, lifetime: lifetime,
            ended: ended)
        lanes = Mutex(Lanes(idle: all))
    }

    /// A picture was decoded where this system does not let the decoder be contained.
    public var isWeak: Bool { (all + [formats]).contains { $0.isWeak.load(ordering: .relaxed) } }

    /// Starts the processes that decode most pictures, before there is one.
    func startAhead() { for lane in all { lane.enter { lane.startAhead() } } }

    /// Decodes at most 64 MiB of JPEG, PNG or WebP to pixels of exactly the size given, in the encoding wanted. Two
    /// seconds of processor time.
    ///
    /// With a `part` only that part of a picture of this size is made; the size may then be up to 1,048,576 a side. A
    /// whole picture whose proportions are not those that were promised keeps its own, with background around it.
    /// `describing` asks what it looks like, too.
    func render(
        _ subject: PictureRequest.Subject, as encoding: ImageEncoding, width: Int, height: Int,
        part: PicturePart? = nil, promised: (width: Int, height: Int) = (0, 0), background: RGB,
        describing: Bool = false
    ) async throws(PictureError) -> EncodedImage {
        var request = PictureRequest(
            subject: subject, fit: .exact, width: UInt32(clamping: width), height: UInt32(clamping: height),
            part: part, background: background.packed)
        request.linearLight = linearLight
        request.describes = describing
        request.promisedWidth = UInt32(clamping: promised.width)
        request.promisedHeight = UInt32(clamping: promised.height)
        encoding.apply(to: &request)
        return try await perform(request)
    }

    /// Decodes a whole file, however large a camera makes them, and returns what it says of itself. Ten seconds of processor
    /// time.
    public func examine(fileAt path: String) async throws(PictureError) -> EncodedImage {
        var request = PictureRequest(subject: .file(path: path), fit: .within, width: 64, height: 64)
        request.form = .credit
        request.milliseconds = 10_000
        (request.pixelLimit, request.bufferedPixelLimit) = (500_000_000, 60_000_000)
        return try await perform(request)
    }

    func perform(_ request: PictureRequest) async throws(PictureError) -> EncodedImage {
        if case .bytes(let bytes) = request.subject, bytes.count > PictureRequest.largestPicture {
            throw .tooLarge
        }
        let job = PictureJob(request)
        let lane = lanes.withLock { lanes in
            lanes.waiting.append(job)
            return lanes.idle.popLast()
        }
        if let lane { lane.enter { self.drain(lane) } }
        return try await job.outcome().get()
    }

    private func drain(_ lane: WorkerLane) {
        while let job = next(lane) {
            guard !job.isFinished else { continue }
            let outcome = lane.perform(job)
            if case .failure(.foreign(let content)) = outcome, FileContent.seldom.contains(content) {
                formats.enter { [formats] in if !job.isFinished { job.finish(formats.perform(job)) } }
            } else {
                job.finish(outcome)
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
