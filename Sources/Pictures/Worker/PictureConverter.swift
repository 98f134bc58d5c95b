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
    ) async throws(StoreError) {
        if PictureFormat(ofFileAt: source) == format { return }
        let process: ChildProcess
        do {
            process = try ChildProcess(path: program, arguments: ["convert", format.rawValue, source])
        } catch {
            throw .failed(path: program, cause: .system(error.code))
        }
        let result: Result<Void, StoreError> = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                Self.queue.async {
                    let result = Self.receive(from: process, into: path)
                    continuation.resume(returning: result)
                }
            }
        } onCancel: {
            process.stop()
        }
        try result.get()
    }

    private static func receive(from process: ChildProcess, into path: String) -> Result<Void, StoreError> {
        let file = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC, 0o600)
        guard file >= 0 else { return .failure(.system(path: path)) }
        defer { _ = close(file) }
        let pipe = PipeEnd(process.output)
        let deadline = ContinuousClock.now + timeout
        do throws(PipeEnd.Failure) {
            let outcome = try pipe.read(count: 1, until: deadline)
            guard outcome == [0] else {
                return .failure(.notConverted(outcome == [2] ? .tooManyPixels : .unsupported))
            }
            var rest = try pipe.read(count: 8, until: deadline).reversed().reduce(0) { $0 << 8 | Int($1) }
            while rest > 0 {
                let piece = try pipe.read(count: min(rest, 1 << 18), until: deadline)
                guard FileBytes.write(piece, to: file) else { return .failure(.system(path: path)) }
                rest -= piece.count
            }
            return .success(())
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
