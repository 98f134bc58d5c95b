import ChildProcesses
import Dispatch
import GalleryCore
import PictureExchange
import Synchronization

final class WorkerLane: Sendable {
    private struct Running {
        let process: ChildProcess
        let input: PipeEnd
        let output: PipeEnd

        init(_ process: ChildProcess) {
            self.process = process
            input = PipeEnd(process.input)
            output = PipeEnd(process.output)
        }
    }

    private let queue: DispatchQueue
    private let program: String
    private let arguments: [String]
    private let timeout: Duration
    private let lifetime: Duration
    private let ended: @Sendable (String) -> Void
    private let process = Mutex<Running?>(nil)
    let isNotFullySandboxed = Atomic(false)

    init(
        program: String, arguments: [String] = [], name: String, timeout: Duration, lifetime: Duration,
        ended: @escaping @Sendable (String) -> Void
    ) {
        queue = DispatchQueue(label: "pictures.\(name)")
        self.program = program
        self.arguments = arguments
        self.timeout = timeout
        self.lifetime = lifetime
        self.ended = ended
    }

    func enter(_ body: @escaping @Sendable () -> Void) { queue.async(execute: body) }

    /// Starts the process unless it is running. Must be called within `enter`.
    func prestart() {
        guard let running = running(for: .zero) else { return }
        process.withLock { $0 = running }
    }

    /// Sends the request and waits. A worker that fails is killed and replaced. Must be called within `enter`.
    func perform(_ request: PictureRequest) -> PictureJob.Outcome {
        let allowed = Duration.milliseconds(request.milliseconds)
        guard let running = running(for: allowed) else { return .failure(.unavailable) }
        let began = ContinuousClock.now
        do throws(PipeEnd.Failure) {
            let outcome = try converse(request, running, until: began + timeout + allowed)
            process.withLock { $0 = running }
            return outcome
        } catch {
            running.process.stop()
            let isCostly = error == .late || ContinuousClock.now - began >= allowed
            ended(isCostly ? "late" : "gone")
            return .failure(isCostly ? .tooCostly : .crashed)
        }
    }

    private func converse(
        _ request: PictureRequest, _ running: Running, until deadline: ContinuousClock.Instant
    ) throws(PipeEnd.Failure) -> PictureJob.Outcome {
        let input = running.input, output = running.output
        if case .file(let path, _) = request.subject {
            guard let file = WorkerFile(path) else { return .failure(.unreadable) }
            try input.write(request.header, handing: [file.descriptor], until: deadline)
        } else {
            // Written in one piece, so that the worker wakes only once.
            try input.write(request.header + request.payload, until: deadline)
        }
        let header = try output.read(count: PictureReply.headerSize, until: deadline)
        guard let reply = PictureReply(header: header) else { throw .ended }
        if !reply.isContained { isNotFullySandboxed.store(true, ordering: .relaxed) }
        let bytes = try output.read(count: Int(reply.length), until: deadline)
        return try outcome(of: reply, bytes, for: request)
    }

    /// Checks the reply, since the worker has processed untrusted bytes. Throws if it is invalid, to kill the worker.
    private func outcome(
        of reply: PictureReply, _ bytes: [UInt8], for request: PictureRequest
    ) throws(PipeEnd.Failure) -> PictureJob.Outcome {
        switch reply.outcome {
        case .decoded:
            let original = PixelSize(width: Int(reply.originalWidth), height: Int(reply.originalHeight))
            guard let original, reply.form == request.form, reply.frames <= request.frames, reply.width >= 1,
                reply.height >= 1,
                reply.width <= request.part?.width ?? request.width,
                reply.height <= request.part?.height ?? request.height, isAsAnnounced(reply, bytes)
            else { throw .ended }
            let frames = AnimationFrame.all(in: reply, bytes)
            return .success(
                EncodedImage(
                    form: reply.form, width: Int(reply.width), height: Int(reply.height),
                    bytes: frames.first?.pixels ?? bytes, original: original, isTruncated: reply.isTruncated,
                    color: RGB(packed: reply.color), descriptor: VisualDescriptor(reply.descriptor),
                    isAnimated: reply.isAnimated, frames: frames))
        case .foreign:
            return .failure(
                .foreign(FileContent(rawValue: String(decoding: bytes, as: UTF8.self)) ?? .unknown))
        case .malformed: return .failure(.malformed(String(decoding: bytes, as: UTF8.self)))
        case .tooLarge, .noMemory: return .failure(.tooLarge)
        case .unreadable: return .failure(.unreadable)
        }
    }

    /// Whether a JPEG or PNG file is valid. The number of raw pixels was checked before; sixels and credits are later.
    private func isAsAnnounced(_ reply: PictureReply, _ bytes: [UInt8]) -> Bool {
        let width = Int(reply.width), height = Int(reply.height)
        return switch reply.form {
        case .pixels, .sixel, .credit: true
        case .jpeg: CodedFile.isJPEG(bytes, width: width, height: height)
        case .smallPNG: CodedFile.isPNG(bytes, width: width, height: height)
        }
    }

    /// The running process if it has enough processor time left, else a new process; `nil` if it cannot be started.
    private func running(for time: Duration) -> Running? {
        guard let running = process.withLock({ $0.take() }) else { return start() }
        if running.output.isEnded {
            ended("gone")
        } else if let used = running.process.processorTime, used + time + .seconds(1) < lifetime {
            return running
        }
        return start()
    }

    private func start() -> Running? {
        (try? ChildProcess(path: program, arguments: arguments)).map(Running.init)
    }
}
