public import ChildProcesses
import Dispatch
public import GalleryCore
import Glibc

/// Converts picture files in a process of their own, one for each.
public struct PictureConverter: PictureConverting {
    /// For the largest picture there may be, on a slow machine.
    private static let timeout = Duration.seconds(180)
    private static let queue = DispatchQueue(label: "pictures.convert", attributes: .concurrent)

    private let program: String

    /// Starts the program when a picture is converted.
    public init(program: String = ChildProcess.path(of: "gallery-pictures")) { self.program = program }

    /// At quality 92 where the format has one; without transparency, on white.
    public func convert(
        fileAt source: String, to path: String, as format: PictureFormat
    ) async throws(StoreError) -> Bool {
        if PictureFormat(ofFileAt: source) == format { return false }
        let process: ChildProcess
        do {
            process = try ChildProcess(path: program, arguments: ["convert", format.rawValue])
        } catch {
            throw .failed(path: program, cause: .system(error.code))
        }
        let result: Result<Void, StoreError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Self.queue.async {
                    continuation.resume(returning: Self.hand(source, to: process, writing: path))
                }
            }
        } onCancel: {
            process.stop()
        }
        try result.get()
        return true
    }

    private static func hand(
        _ source: String, to process: ChildProcess, writing path: String
    ) -> Result<Void, StoreError> {
        guard let file = WorkerFile(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW) else {
            return .failure(.system(path: path))
        }
        guard let picture = WorkerFile(source) else { return .failure(.notConverted(.unsupported)) }
        let output = PipeEnd(process.output), deadline = ContinuousClock.now + timeout
        do throws(PipeEnd.Failure) {
            try PipeEnd(process.input).write(
                [0], handing: [picture.descriptor, file.descriptor], until: deadline)
            switch try output.read(count: 1, until: deadline) {
            case [0]: return .success(())
            case [2]: return .failure(.notConverted(.tooManyPixels))
            case [3]:
                let code = try output.read(count: 1, until: deadline)[0]
                return .failure(.system(path: path, code: Int32(code)))
            default: return .failure(.notConverted(.unsupported))
            }
        } catch {
            process.stop()
            return .failure(.notConverted(.unsupported))
        }
    }
}

extension PictureFormat {
    /// By the first bytes; nil for another kind, or for a file that cannot be read.
    fileprivate init?(ofFileAt path: String) {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return nil }
        defer { _ = close(file) }
        self.init(magic: FileBytes.read(file, most: 12))
    }
}
